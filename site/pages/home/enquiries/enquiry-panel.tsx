import { Card } from '@anupalan/design-system/card'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { DataNotice } from '../../../ui/form/data-notice.tsx'
import { Island } from '../../../islands/island.tsx'
import { Reach } from '../../../ui/reach/reach.tsx'
import EnquiryForm from './enquiry-form.island.tsx'
import * as css from './enquiries.css.ts'
import { enquiryForm, enquiryNotice } from './words.ts'

/** The form, its notice under the DPDP Act, and its replacement without JavaScript. */
export function EnquiryPanel() {
  return (
    <Card surface="sheet">
      <Island of={EnquiryForm} when="visible" id="enquiry" />
      <div className={css.withoutScript}>
        <Stack gap="md">
          <Heading level={3}>{enquiryForm.heading}</Heading>
          <Text>{enquiryForm.withoutJavaScript}</Text>
          <Reach />
        </Stack>
      </div>
      <DataNotice {...enquiryNotice} />
    </Card>
  )
}
