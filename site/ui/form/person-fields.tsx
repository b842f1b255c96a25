/** The fields in which people say who they are, alike in every form: their names are those of the contract. */
import { Checkbox, type CheckboxProps } from '@anupalan/design-system/checkbox'
import { Link } from '@anupalan/design-system/link'
import { TextField, type TextFieldProps } from '@anupalan/design-system/text-field'
import { privacyConsent as words } from './words.ts'

type PersonFieldProps = Omit<TextFieldProps, 'name' | 'type' | 'autoComplete'>

/** A person's whole name. */
export const NameField = (field: PersonFieldProps) => (
  <TextField {...field} name="name" autoComplete="name" isRequired />
)

/** Where an answer goes. */
export const EmailField = (field: PersonFieldProps) => (
  <TextField {...field} name="email" type="email" autoComplete="email" isRequired />
)

/** Where we may call. */
export const PhoneField = (field: PersonFieldProps) => (
  <TextField {...field} name="phone" type="tel" autoComplete="tel" />
)

/** Agreement to the terms and the privacy policy, which its words lead to. */
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
