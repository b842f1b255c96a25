/** The contact fields that all forms share. Their names are those of the contract. */
import { Checkbox, type CheckboxProps } from '@anupalan/design-system/checkbox'
import { Link } from '@anupalan/design-system/link'
import { TextField, type TextFieldProps } from '@anupalan/design-system/text-field'
import { privacyConsent as words } from './words.ts'

type PersonFieldProps = Omit<TextFieldProps, 'name' | 'type' | 'autoComplete'>

/** Full name. */
export const NameField = (field: PersonFieldProps) => (
  <TextField {...field} name="name" autoComplete="name" isRequired />
)

export const EmailField = (field: PersonFieldProps) => (
  <TextField {...field} name="email" type="email" autoComplete="email" isRequired />
)

export const PhoneField = (field: PersonFieldProps) => (
  <TextField {...field} name="phone" type="tel" autoComplete="tel" />
)

/** Consent to the terms and the privacy policy, with links to both in its label. */
export const PrivacyConsent = (box: Pick<CheckboxProps, 'defaultSelected' | 'errorMessage'>) => (
  <Checkbox
    {...box}
    label={
      <>
        {words.before}
        <Link href={words.terms.href}>{words.terms.label}</Link>
        {words.between}
        <Link href={words.policy.href}>{words.policy.label}</Link>
        {words.after}
      </>
    }
    name="privacy"
    isRequired
  />
)
