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
  '/auth/register': { title: 'Create an account', access: 'anyone' },
  '/auth/reset': { title: 'Reset your password', access: 'anyone' },
  '/auth/confirm': { title: 'Confirm your email address', access: 'anyone' },
  '/auth/email': { title: 'Change your email address', access: 'anyone' },
  '/auth/invitation': { title: 'Accept your invitation', access: 'anyone' },
  '/auth/recovery': { title: 'Stop a recovery', access: 'anyone' },
  '/auth/account': { title: 'Your account', access: 'enrolling' },
  '/client/dashboard': { title: 'Dashboard', access: 'signed-in' },
  '/client/documents': { title: 'Documents', access: 'signed-in' },
  '/client/tasks': { title: 'Tasks', access: 'signed-in' },
  '/client/data': { title: 'Data and erasure', access: 'signed-in' },
  '/admin/login': { title: 'Staff login', access: 'anyone' },
  '/admin/dashboard': { title: 'Admin dashboard', access: adminRoles },
  '/admin/client': { title: 'Client', access: adminRoles },
  '/admin/client-view': { title: 'Seen as the client', access: adminRoles },
  '/admin/enquiries': { title: 'Enquiries', access: adminRoles },
  '/admin/bookings': { title: 'Bookings', access: adminRoles },
  '/admin/applications': { title: 'Applications', access: adminRoles },
  '/admin/clients': { title: 'Clients', access: adminRoles },
  '/admin/service-image-guide': { title: 'Service image guide', access: adminRoles },
  '/admin/content': { title: 'Website content', access: adminRoles },
  '/admin/questions': { title: 'Questions to the assistant', access: adminRoles },
  '/admin/retention': { title: 'Retention of papers', access: adminRoles },
  '/admin/audit': { title: 'Audit trail', access: adminRoles },
  '/admin/health': { title: 'Server health', access: ['super_admin'] },
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
  '/auth/register':
    'How clients get an account for the portal: by our invitation, or here while registration is open.',
  '/auth/reset':
    'Set a new password for your account by a link that we send to its email address. It works for an hour.',
  '/auth/confirm':
    'Confirm the email address of your new account by the link in our mail. Then you can sign in.',
  '/auth/email':
    'Confirm that the email address of your account changes, by the links in the mails to both addresses.',
  '/auth/invitation':
    'Accept the invitation of our office: choose a user name and a password, or use the account that you have.',
  '/auth/recovery':
    'Stop the recovery of your account, by the link in our mail to its address, if you did not ask for it.',
  '/auth/account':
    'Your name, email address and password, your second step at sign-in, where you are signed in, and your data.',
  '/client/dashboard':
    'What is due next, what we are waiting for from you and what you are waiting for from us.',
  '/client/documents':
    'The papers you have given us and those we have prepared for you, by year and by kind.',
  '/client/tasks': 'What must be done for your business, who does it and by when, step by step.',
  '/client/data':
    'A copy of all data and files of your business, what the law makes us keep of it, and its erasure.',
  '/admin/login': `Entry for the staff of ${firm.name}. Clients sign in on the client login page instead.`,
  '/admin/dashboard':
    'What waits for the staff of the practice today: enquiries, tasks, meetings, applications and mails.',
  '/admin/client':
    'The file of one client: its profile, its members and its tasks with their filing status, for the staff.',
  '/admin/client-view':
    'The portal as a client sees it, read-only, for the staff: its dashboard, tasks and documents.',
  '/admin/enquiries':
    'The enquiries sent through the website: who answers each, by when, and what we have written to them.',
  '/admin/bookings':
    'The meetings that visitors booked, by day and week: who holds each, and who came. For the staff.',
  '/admin/applications':
    'Who has applied for openings of the practice, with their papers, and what the staff has decided.',
  '/admin/clients':
    'The clients of the practice: who looks after each, what is overdue, due next and waiting for them.',
  '/admin/service-image-guide':
    'What each service picture must show, its size and shape, and its text for those who cannot see it.',
  '/admin/content':
    'What public pages announce for some days: added, previewed and removed by the staff of the practice.',
  '/admin/questions':
    'What visitors asked the assistant by topic, what it could not answer, and so what to write next.',
  '/admin/retention':
    'How long each kind of paper of a client is kept, by which law, and those whose time is now over.',
  '/admin/audit':
    'Who did what and when in the practice’s own system: searched, exported, and verified every day.',
  '/admin/health':
    'Mail, background work, storage, backups and versions of the server, for those who look after it.',
  '/admin/users': 'Who may sign in to the practice, in which role, invited by whom and since when.',
}
