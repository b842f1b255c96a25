import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the admin area's frame. */
export const adminNavigation = inLocale({
  en: {
    navigation: 'Admin',
    entries: {
      '/admin/dashboard': 'Dashboard',
      '/admin/enquiries': 'Enquiries',
      '/admin/bookings': 'Bookings',
      '/admin/applications': 'Applications',
      '/admin/clients': 'Clients',
      '/admin/content': 'Website content',
      '/admin/service-image-guide': 'Service images',
      '/admin/questions': 'Questions',
      '/admin/retention': 'Retention',
      '/admin/users': 'Users',
      '/admin/audit': 'Audit trail',
      '/admin/health': 'Server health',
    },
    portal: 'Client portal',
  },
})
