import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { PageForm } from '../../../ui/form/page-form.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'
import * as css from './enquiries.css.ts'
import type { enquiryFormMachine } from './enquiry-form.machine.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { enquiryForm } from './words.ts'

const { heading, beforeSending, submit, submitting, sent } = enquiryForm

export interface EnquiryFormProps {
  /** Initial state, for stories: `enquiryFormMachine.resolveState(…)`. */
  snapshot?: SnapshotFrom<typeof enquiryFormMachine>
}

/** Send Us a Message. The enquiry is stored first, then opened in WhatsApp. */
export default function EnquiryForm({ snapshot }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, isBusy, stored, onSubmit, onInput } = useEnquiryForm(form, snapshot)
  return (
    <PageForm
      ref={form}
      labelledBy="enquiry-heading"
      className={css.form}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <Stack gap="md">
        <Heading level={3} id="enquiry-heading">
          {heading}
        </Heading>
        <EnquiryFields errors={errors} />
        <Stack gap="sm">
          <Text size="small" tone="quiet">
            {beforeSending}
          </Text>
          <Button type="submit" wide isPending={isBusy}>
            {isBusy ? submitting : submit}
          </Button>
        </Stack>
        {stored && (
          <div ref={scrollToPanel}>
            <Alert tone="positive" role="note" title={sent.heading}>
              <Stack gap="xs" align="start">
                <Reference reference={stored.reference} />
                <Link href={stored.whatsAppLink} target="_blank" rel="noopener noreferrer" variant="strong">
                  {sent.whatsapp}
                </Link>
              </Stack>
            </Alert>
          </div>
        )}
      </Stack>
    </PageForm>
  )
}

function Reference({ reference }: { reference: string }) {
  const [before, after] = sent.reference(reference).split(reference)
  return (
    <Text>
      {before}
      <span className={css.reference}>{reference}</span>
      {after}
    </Text>
  )
}

/** Scrolls a new panel into view. */
const scrollToPanel = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })
