/** Desks of the practice with openings: how many work there, for how many businesses each, and who leads it. */
export interface Desk {
  readonly name: string
  /** Everybody at the desk, its head included. */
  readonly people: number
  /** Businesses that one person looks after. */
  readonly businessesEach: number
  readonly head: string
}

export const desks = {
  gst: { name: 'The GST desk', people: 16, businessesEach: 25, head: 'Imran Qureshi' },
  books: { name: 'Books and payroll', people: 24, businessesEach: 8, head: 'Meera Iyer' },
} as const satisfies Record<string, Desk>

/** `The GST desk: 16 people, under Imran Qureshi` */
export const teamOf = ({ name, people, head }: Desk) => `${name}: ${people} people, under ${head}`
