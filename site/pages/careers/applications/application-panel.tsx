import { Card } from '@anupalan/design-system/card'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { applicationForm, applicationNotice } from '../words.ts'
import { DataNotice } from '../../../ui/form/data-notice.tsx'
import { Reach } from '../../../ui/reach/reach.tsx'
import { Island } from '../../../islands/island.tsx'
import ApplicationForm from './application-form.island.tsx'
import * as css from './applications.css.ts'

/** The form, its notice under the DPDP Act, and its replacement without JavaScript. */
export function ApplicationPanel({ opening }: { opening: string }) {
  return (
    <section id="apply" tabIndex={-1} aria-labelledby="application-heading" className={css.panel}>
      <Card surface="sheet">
        <Stack gap="lg">
          <Heading level={2} size="title" id="application-heading">
            {applicationForm.heading}
          </Heading>
          <Island of={ApplicationForm} when="visible" id="application" opening={opening} />
          <div className={css.withoutScript}>
            <Stack gap="md">
              <Text>{applicationForm.withoutJavaScript}</Text>
              <Reach />
            </Stack>
          </div>
          <DataNotice {...applicationNotice} />
        </Stack>
      </Card>
    </section>
  )
}
