/** The screens of the application. A test compares them with the routes in `routes.tsx`. */
import type { Access } from '@anupalan/server/contract/core/access'
import { adminRoles } from '@anupalan/server/contract/core/access'
import { firm } from '../content/firm.ts'
import { documentTitle } from '../ui/document-title.ts'

interface Screen {
  /** Without the firm’s name. */
  title: string
  /** Who may enter. */
  access: Access
}

const table = {
  '/auth': { title: 'Client login', access: 'anyone' },
  '/client/dashboard': { title: 'Dashboard', access: 'signed-in' },
  '/client/documents': { title: 'Documents', access: 'signed-in' },
  '/client/tasks': { title: 'Tasks', access: 'signed-in' },
  '/admin/login': { title: 'Staff login', access: 'anyone' },
  '/admin/dashboard': { title: 'Admin dashboard', access: adminRoles },
  '/admin/service-image-guide': { title: 'Service image guide', access: adminRoles },
  '/admin/users': { title: 'User management', access: ['super_admin', 'admin'] },
} as const satisfies Record<`/${string}`, Screen>

export type ScreenPath = keyof typeof table

export const screens: Readonly<Record<ScreenPath, Screen>> = table

const isScreen = (path: string): path is ScreenPath => Object.hasOwn(screens, path)

/** Document title of a screen; `undefined` if the path has none. */
export const screenTitle = (path: string): string | undefined =>
  isScreen(path) ? documentTitle(screens[path].title) : undefined

/** For link previews, 50 to 160 characters. A separate export, so that it is not bundled for browsers. */
export const screenDescriptions: Readonly<Record<ScreenPath, string>> = {
  '/auth': `Entry to the client portal of ${firm.name}, where clients will find their papers, tasks and due dates. Accounts are made by the firm.`,
  '/client/dashboard':
    'What is due next, what we are waiting for from you and what you are waiting for from us.',
  '/client/documents':
    'The papers you have given us and those we have prepared for you, by year and by kind.',
  '/client/tasks': 'What is to be done for your business, by whom and by when, step by step.',
  '/admin/login': `Entry for the staff of ${firm.name}. Clients sign in on the client login page instead.`,
  '/admin/dashboard': 'Enquiries, bookings, feedback and page views of the practice, for its staff.',
  '/admin/service-image-guide':
    'What each service picture must show, its size and shape, and its text for those who cannot see it.',
  '/admin/users': 'Who may sign in to the practice, in which role, invited by whom and since when.',
}
