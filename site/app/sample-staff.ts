/** The mock's staff, for stories. */
import type { User } from '@anupalan/server/contract/core/access'

export const kavita: User = {
  username: 'kavita',
  fullName: 'Kavita Iyer',
  email: 'kavita.iyer@example.in',
  role: 'super_admin',
}

export const imran: User = {
  username: 'imran',
  fullName: 'Imran Sheikh',
  email: 'imran.sheikh@example.in',
  role: 'admin',
}

/** May only read. */
export const divya: User = {
  username: 'divya',
  fullName: 'Divya Menon',
  email: 'divya.menon@example.in',
  role: 'readonly',
}
