import { HRA_CITIES, type HraCity } from '@anupalan/server/compliance/hra'

/** Where a rented home can be, as far as the exemption of a rent allowance asks. */
export const CITIES: readonly HraCity[] = [...HRA_CITIES, 'other']
