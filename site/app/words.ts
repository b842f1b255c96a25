/** Words of the guards, of the loading state and of the roles. */
import type { Role } from '@anupalan/server/contract/core/access'
import { inLocale } from '@anupalan/server/contract/core/locale'

/** The roles, as people read them. */
export const roleNames = inLocale<Record<Role, string>>({
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
    /** Shown instead of the screen without JavaScript. */
    withoutScript: {
      heading: 'This page needs JavaScript.',
      text: 'Please allow it in your browser and reload the page, or reach us directly.',
    },
    /** Toast on the home page after a redirect for a wrong role. */
    wrongRole: {
      title: 'That page is not open to your account.',
      text: (allowed: readonly Role[], role: Role) =>
        `It is for these roles: ${new Intl.ListFormat('en-IN').format(allowed.map((each) => roleNames[each]))}. Your role is ${roleNames[role]}.`,
    },
  },
})
