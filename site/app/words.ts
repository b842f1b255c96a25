/** Words of the application itself: of its guards and of what is shown until there is a screen. */
import type { Role } from '@anupalan/server/contract/core/access'

const roleNames: Record<Role, string> = {
  super_admin: 'Super admin',
  admin: 'Admin',
  readonly: 'Read-only',
  client: 'Client',
}

const listed = new Intl.ListFormat('en-IN')

export const application = {
  /** Beside the spinner. */
  loading: 'Loading…',
  /** In place of every screen, where no script runs. */
  withoutScript: {
    heading: 'This page needs JavaScript.',
    text: 'Please allow it in your browser and reload the page, or reach us directly.',
  },
  /** Told on the first page to whoever may not enter where they were going. */
  wrongRole: {
    title: 'That page is not open to your account.',
    text: (allowed: readonly Role[], role: Role) =>
      `It is for these roles: ${listed.format(allowed.map((each) => roleNames[each]))}. Your role is ${roleNames[role]}.`,
  },
} as const
