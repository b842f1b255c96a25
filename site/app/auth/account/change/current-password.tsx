import { PasswordField } from '@anupalan/design-system/password-field'
import { accountWords } from '../words.ts'

const words = accountWords.password

/** The current password, as confirmation of a change. */
export const CurrentPassword = ({ errorMessage }: { errorMessage: string | undefined }) => (
  <PasswordField
    {...words}
    name="password"
    autoComplete="current-password"
    isRequired
    errorMessage={errorMessage}
  />
)
