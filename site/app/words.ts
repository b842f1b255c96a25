/** Words of the application itself: of its guards and of what is shown until there is a screen. */
import type { Role } from '@anupalan/server/contract/core/access'
import { inLocale } from '@anupalan/server/contract/core/locale'

const roleNames = inLocale<Record<Role, string>>({
  en: {
    super_admin: 'Super admin',
    admin: 'Admin',
    readonly: 'Read-only',
    client: 'Client',
  },
})

export const application = inLocale({
  en: {
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
        `It is for these roles: ${new Intl.ListFormat('en-IN').format(allowed.map((each) => roleNames[each]))}. Your role is ${roleNames[role]}.`,
    },
  },
})
