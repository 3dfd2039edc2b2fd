import { Type } from 'typebox';

/** SAML limits entity IDs to 1,024 characters. */
export const EntityId = Type.String({ minLength: 1, maxLength: 1024 });

export const EntityNumber = Type.Integer({
  minimum: 1,
  maximum: 2_000_000_000,
  description: 'Names it in addresses of pages; absent: the database gives one.',
});

export const Uri = Type.String({ minLength: 1, maxLength: 1024 });
