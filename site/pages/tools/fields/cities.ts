import { HRA_CITIES, type HraCity } from '@anupalan/server/compliance/hra'

/** Cities of a rented home that matter for the exemption of a house rent allowance. */
export const CITIES: readonly HraCity[] = [...HRA_CITIES, 'other']
