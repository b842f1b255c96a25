import { Card } from '@anupalan/design-system/card'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { enquiryForm, enquiryNotice } from '../../../content/enquiries.ts'
import { DataNotice } from '../../../shell/data-notice.tsx'
import { Late } from '../../../shell/late.tsx'
import { Reach } from '../../../shell/reach/reach.tsx'
import { lazyWhenNeeded } from '../../../shell/when-needed.ts'
import * as css from './enquiries.css.ts'

const PANEL = 'enquiry'
const EnquiryForm = lazyWhenNeeded(PANEL, () => import('./enquiry-form.tsx'))

/** The form, its notice under the DPDP Act, and what stands in its place without JavaScript. */
export function EnquiryPanel() {
  return (
    <Card surface="sheet">
      <div id={PANEL}>
        <Late id={PANEL}>
          <EnquiryForm />
        </Late>
      </div>
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
