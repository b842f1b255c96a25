/** Settings of the server that change what accounts can do. */

export const accountSettings = {
  registration: ['closed', 'open'],
  staffSecondFactor: ['optional', 'required'],
} as const

export type AccountSettings = {
  readonly [Name in keyof typeof accountSettings]: (typeof accountSettings)[Name][number]
}

export const defaultAccountSettings: AccountSettings = {
  registration: 'closed',
  staffSecondFactor: 'optional',
}

/**
 * The settings in an address.
 *
 * @param search the query of the page's address: `?registration=open`, `?staffSecondFactor=required`
 * @throws RangeError for an unknown value, with the list of values.
 */
export function readAccountSettings(search: string): Partial<AccountSettings> {
  const query = new URLSearchParams(search)
  const named = Object.entries(accountSettings).flatMap(([name, values]: [string, readonly string[]]) => {
    const value = query.get(name)
    if (value === null) return []
    if (!values.includes(value))
      throw new RangeError(`There is no ${name} ${value}: choose ${values.join(' or ')}.`)
    return [[name, value] as const]
  })
  return Object.fromEntries(named)
}
