import { Checkbox } from '@anupalan/design-system/checkbox'
import { Link } from '@anupalan/design-system/link'
import { Select } from '@anupalan/design-system/select'
import { TextArea } from '@anupalan/design-system/text-area'
import { TextField } from '@anupalan/design-system/text-field'
import { serviceOptions } from '@anupalan/server/contract/enquiries.data'
import { enquiryForm } from '../../../content/enquiries.ts'
import type { FieldErrors } from './enquiry.ts'
import * as css from './enquiries.css.ts'

const { fields, privacy } = enquiryForm

/** The fields of an enquiry, each keeping its own value in the page, each with its message. */
export function EnquiryFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <div className={css.pair}>
        <TextField
          {...fields.firstName}
          name="firstName"
          autoComplete="given-name"
          isRequired
          errorMessage={errors.firstName}
        />
        <TextField
          {...fields.lastName}
          name="lastName"
          autoComplete="family-name"
          isRequired
          errorMessage={errors.lastName}
        />
      </div>
      <div className={css.pair}>
        <TextField
          {...fields.email}
          name="email"
          type="email"
          autoComplete="email"
          isRequired
          errorMessage={errors.email}
        />
        <TextField
          {...fields.company}
          name="company"
          autoComplete="organization"
          isRequired
          errorMessage={errors.company}
        />
      </div>
      <Select
        {...fields.service}
        name="service"
        options={serviceOptions}
        isRequired
        errorMessage={errors.service}
      />
      <TextArea
        label={fields.message.label}
        description={fields.message.hint}
        name="message"
        isRequired
        errorMessage={errors.message}
      />
      <Checkbox
        label={
          <>
            {privacy.before}
            <Link href={privacy.terms.href}>{privacy.terms.label}</Link>
            {privacy.between}
            <Link href={privacy.policy.href}>{privacy.policy.label}</Link>
            {privacy.after}
          </>
        }
        name="privacy"
        isRequired
        errorMessage={errors.privacy}
      />
    </>
  )
}
