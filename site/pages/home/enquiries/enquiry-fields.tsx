import { Select } from '@anupalan/design-system/select'
import { TextArea } from '@anupalan/design-system/text-area'
import { TextField } from '@anupalan/design-system/text-field'
import { serviceOptions } from '@anupalan/server/contract/core/services'
import { EmailField, PrivacyConsent } from '../../../ui/form/person-fields.tsx'
import type { FieldErrors } from '../../../ui/form/use-field-errors.ts'
import * as css from './enquiries.css.ts'
import { enquiryForm } from './words.ts'

const { fields } = enquiryForm

/** The fields of an enquiry, uncontrolled, each with its error. */
export function EnquiryFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <div className={css.names}>
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
        <EmailField {...fields.email} errorMessage={errors.email} />
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
      <TextArea {...fields.message} name="message" rows={3} isRequired errorMessage={errors.message} />
      <PrivacyConsent errorMessage={errors.privacy} />
    </>
  )
}
