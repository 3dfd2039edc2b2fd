/** SQL that fills the tables beyond what the demonstration has. */

/**
 * Tickets BNC-1 to BNC-`$1` of the last year. The first `$2` are of the institution of the demonstration's administrator,
 * half of them open; the other institutions share the rest.
 */
export const inventTickets = `
  with own as (
    select entity_id from institution where document -> 'names' ->> 'en' = 'Harwick University' limit 1
  ), others as (
    select array_agg(entity_id order by entity_id) as ids from institution
    where entity_id <> (select entity_id from own)
  ), services as (
    select array_agg(entity_id order by entity_id) as ids from service where entity_type = 'saml20_sp'
  )
  insert into ticket (key, number, type, status, institution_entity_id, service_entity_id, service_type, direction,
    user_name, user_uid, body, requested_at, updated_at)
  select 'BNC-' || n, 1000000 + n,
    (array['LINKREQUEST', 'UNLINKREQUEST', 'CHANGE', 'LINKINVITE'])[1 + n % 4],
    case when n % 200 = 3 and n <= $2 then 'Waiting for customer'
      when n % 2 = 0 and n <= $2 then 'Open' else (array['Resolved', 'Closed'])[1 + n % 2] end,
    case when n <= $2 then (select entity_id from own)
      else (select ids[1 + n % array_length(ids, 1)] from others) end,
    (select ids[1 + n % array_length(ids, 1)] from services), 'saml20_sp', null,
    'Alex Sample', 'somebody', repeat('Please connect us before the term begins. ', 5),
    now() - (n % 360) * interval '1 day', now() - (n % 360) * interval '1 day'
  from generate_series(1, $1::integer) as n`;

/** Policies bench-1 to bench-`$1` of the same institution, each for a different service. */
export const inventPolicies = `
  with own as (
    select entity_id from institution where document -> 'names' ->> 'en' = 'Harwick University' limit 1
  ), services as (
    select array_agg(entity_id order by entity_id) as ids from service where entity_type = 'saml20_sp'
  ), made as (
    insert into policy select 'bench-' || n, 'bench-' || n, 1 from generate_series(1, $1::integer) as n
  )
  insert into policy_revision
  select 'bench-' || n, 1, jsonb_build_object(
      'type', 'reg', 'name', 'Policy ' || n, 'description', 'Of the bench', 'deny', false, 'active', true,
      'services', jsonb_build_array((select ids[1 + n % array_length(ids, 1)] from services)),
      'institutions', jsonb_build_array((select entity_id from own)), 'allAttributesMustMatch', true,
      'attributes', jsonb_build_array(jsonb_build_object('name',
        'urn:mace:dir:attribute-def:eduPersonAffiliation', 'value', 'employee')),
      'denyMessages', jsonb_build_object('en', 'No', 'nl', 'Nee', 'pt', ''), 'activatedSr', false),
    'bench', 'bench', now()
  from generate_series(1, $1::integer) as n`;
