export interface Identity {
  readonly entityId: string;
  readonly role: string;
}
