import { isStaff } from '@anupalan/server/contract'
import type { Role } from '@anupalan/server/contract'
import type { Config } from '../../platform/config/config.ts'

/** Whether an account with this role must have a second factor. */
export const requiresSecondFactor = (
  { staffSecondFactor, environment }: Pick<Config, 'staffSecondFactor' | 'environment'>,
  role: Role,
): boolean =>
  isStaff({ role }) &&
  (staffSecondFactor ?? (environment === 'production' ? 'required' : 'optional')) === 'required'
