import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import { ApiError } from '@anupalan/server/contract/core/client'
import type { Role, User } from '@anupalan/server/contract/core/access'
import { assertEvent, assign, fromPromise, setup } from 'xstate'

/** What an invitation is about, as `getInvitation` responds. */
export interface InvitationDetails {
  readonly fullName: string
  readonly email: string
  readonly role: Role
  readonly suggestedUsername: string
  readonly hasAccount: boolean
}

/** A new account. */
export interface NewAccount {
  readonly username: string
  readonly fullName: string
  readonly password: string
}

type InvitationEvent =
  | { type: 'account.submit'; account: NewAccount }
  /** Accepts with the account that is signed in. */
  | { type: 'join.submit' }
  /** A separate account although there is one with this address, and back. */
  | { type: 'account.separate' }
  | { type: 'account.existing' }
  | { type: 'retry' }

const failureOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
const setFailure = { type: 'setFailure', params: failureOf } as const
const isClosed = { type: 'isClosed', params: failureOf } as const

/**
 * Accepting an invitation: with a new account, or with one that is signed in, if there is one with its address. A link
 * is used up by the second step only. One call is in flight at a time. The password is passed to its actor and never
 * part of the context.
 *
 * The page provides the actors `load`, `accept` and `join`, and the actions `showFailure` and `finish`.
 */
export const invitationMachine = setup({
  types: {
    context: {} as {
      invitation: InvitationDetails | null
      /** Why the last call failed; `null` after a success and while one is in flight. */
      failure: unknown
    },
    events: {} as InvitationEvent,
    meta: statePromiseType,
  },
  actors: {
    load: fromPromise<InvitationDetails>(() => Promise.reject(new Error('load is not provided'))),
    accept: fromPromise<User, NewAccount>(() => Promise.reject(new Error('accept is not provided'))),
    join: fromPromise<User>(() => Promise.reject(new Error('join is not provided'))),
  },
  actions: {
    setInvitation: assign({
      invitation: (_, params: { invitation: InvitationDetails }) => params.invitation,
    }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => params.error }),
    clearFailure: assign({ failure: null }),
    showFailure: (_, _params: { error: unknown }) => {},
    finish: (_, _params: { user: User; isNew: boolean }) => {},
  },
  guards: {
    hasAccount: (_, { invitation }: { invitation: InvitationDetails }) => invitation.hasAccount,
    isClosed: (_, { error }: { error: unknown }) => error instanceof ApiError && error.status === 410,
  },
}).createMachine({
  id: 'invitation',
  context: { invitation: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The invitation is being loaded.',
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: { type: 'hasAccount', params: ({ event }) => ({ invitation: event.output }) },
            target: 'existing',
            actions: { type: 'setInvitation', params: ({ event }) => ({ invitation: event.output }) },
          },
          {
            target: 'new',
            actions: { type: 'setInvitation', params: ({ event }) => ({ invitation: event.output }) },
          },
        ],
        onError: [
          { guard: isClosed, target: 'closed', actions: setFailure },
          { target: 'unloaded', actions: setFailure },
        ],
      },
    },
    unloaded: {
      description: 'It could not be loaded; a button tries again.',
      meta: { focus: { role: 'heading', name: 'unloaded' } },
      on: { retry: { target: 'loading', actions: 'clearFailure' } },
    },
    new: {
      initial: 'idle',
      on: { 'account.existing': { target: 'existing', actions: 'clearFailure' } },
      states: {
        idle: {
          description: 'The form of a new account. What was typed stays after a failure.',
          meta: { when: { failed: { announces: 'failed' } } },
          on: { 'account.submit': { target: 'sending', actions: 'clearFailure' } },
        },
        sending: {
          description: 'The account is being made.',
          tags: 'busy',
          meta: { focus: { role: 'button', name: 'submitting' }, announces: 'submitting' },
          on: { 'account.existing': {} },
          invoke: {
            src: 'accept',
            input: ({ event }) => {
              assertEvent(event, 'account.submit')
              return event.account
            },
            onDone: {
              target: '#invitation.accepted',
              actions: { type: 'finish', params: ({ event }) => ({ user: event.output, isNew: true }) },
            },
            onError: [
              { guard: isClosed, target: '#invitation.closed', actions: setFailure },
              { target: 'idle', actions: [setFailure, { type: 'showFailure', params: failureOf }] },
            ],
          },
        },
      },
    },
    existing: {
      initial: 'idle',
      on: { 'account.separate': { target: 'new', actions: 'clearFailure' } },
      states: {
        idle: {
          description: 'There is an account with this address: it signs in, then accepts.',
          meta: {
            focus: { role: 'heading', name: 'existing' },
            when: { failed: { focus: undefined, announces: 'failed' } },
          },
          on: { 'join.submit': { target: 'joining', actions: 'clearFailure' } },
        },
        joining: {
          description: 'The invitation is being accepted with the account that is signed in.',
          tags: 'busy',
          meta: { focus: { role: 'button', name: 'joining' }, announces: 'joining' },
          on: { 'account.separate': {} },
          invoke: {
            src: 'join',
            onDone: {
              target: '#invitation.accepted',
              actions: { type: 'finish', params: ({ event }) => ({ user: event.output, isNew: false }) },
            },
            onError: [
              { guard: isClosed, target: '#invitation.closed', actions: setFailure },
              { target: 'idle', actions: setFailure },
            ],
          },
        },
      },
    },
    closed: {
      description: 'The link has ended; the page says whom to ask.',
      meta: { focus: { role: 'heading', name: 'closed' } },
    },
    accepted: {
      description: 'The session has its user; the page leads to the dashboard.',
    },
  },
})
