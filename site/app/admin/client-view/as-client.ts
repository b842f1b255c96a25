import type { Session, SessionStore } from '../../../session/session-store.ts'

const session: Session = {
  user: { username: '', fullName: '', role: 'client' } as NonNullable<Session['user']>,
  state: 'signed in',
}

/** A session that says "client" to the parts of the portal, so that they use the client's words. It is sent nowhere. */
export const asClient: SessionStore = {
  get: () => session,
  subscribe: () => () => {},
  send: () => {},
}
