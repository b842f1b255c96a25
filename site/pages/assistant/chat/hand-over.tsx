import { ButtonLink } from '@anupalan/design-system/button'
import { Checkbox } from '@anupalan/design-system/checkbox'
import { Heading } from '@anupalan/design-system/heading'
import { Inline } from '@anupalan/design-system/inline'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextArea } from '@anupalan/design-system/text-area'
import { personRules } from '@anupalan/server/contract/core/person-rules'
import { enquiryRules } from '@anupalan/server/contract/enquiries/rules'
import { useState } from 'react'
import { firm } from '../../../content/firm.ts'
import { bookingDrafts, enquiryDrafts } from '../../../ui/form/form-drafts.ts'
import { greetingLink } from '../../../ui/reach/greeting-link.ts'
import { whatsAppLink } from '../../../ui/whatsapp.ts'
import { handOver as words } from '../words.ts'
import * as css from './chat.css.ts'
import type { Exchange } from './exchange.ts'
import { conversationOf, shortened } from './transcript.ts'

export interface HandOverProps {
  exchanges: readonly Exchange[]
  /** Whether it is taken along at first, for stories. @default false */
  isTakenAlong?: boolean
}

const LIMIT = enquiryRules.message.max

/**
 * The ways to a person. The conversation goes along only if the visitor ticks the box, as the text that they edited, and
 * as a draft: the form of an enquiry or a meeting shows it, and WhatsApp does, before anything is sent.
 */
export function HandOver({ exchanges, isTakenAlong = false }: HandOverProps) {
  const [isConsented, setConsented] = useState(isTakenAlong)
  const [edited, setEdited] = useState<string>()
  const hasConversation = exchanges.some(({ outcome }) => outcome.kind !== 'pending')
  const text = edited ?? (hasConversation ? conversationOf(exchanges, LIMIT) : '')
  const goesAlong = isConsented && hasConversation && text.trim() !== ''
  const { ways } = words
  return (
    <section aria-labelledby="person" className={css.person}>
      <Stack gap="md">
        <Heading level={2} size="title" id="person" tabIndex={-1}>
          {words.heading}
        </Heading>
        <Text>{words.text}</Text>
        {hasConversation && (
          <Checkbox
            label={words.consent}
            isSelected={isConsented}
            onChange={(isSelected) => {
              setConsented(isSelected)
              // The text is made again from the chat as it is then.
              if (!isSelected) setEdited(undefined)
            }}
          />
        )}
        {isConsented && hasConversation && (
          <TextArea {...words.conversation} rows={8} value={text} onChange={setEdited} />
        )}
        <Inline>
          <ButtonLink
            href="/#contact"
            onClick={() => {
              if (goesAlong) enquiryDrafts.write({ ...enquiryDrafts.read(), message: shortened(text, LIMIT) })
            }}
          >
            {ways.enquiry}
          </ButtonLink>
          <ButtonLink
            href={goesAlong ? whatsAppLink(firm.whatsapp.number, (message) => message, text) : greetingLink()}
            target="_blank"
            rel="noopener noreferrer"
            variant="secondary"
          >
            {ways.whatsApp}
          </ButtonLink>
          <ButtonLink
            href="/schedule-meeting"
            variant="secondary"
            onClick={() => {
              if (goesAlong)
                bookingDrafts.write({
                  ...bookingDrafts.read(),
                  note: shortened(text, personRules.note.max),
                })
            }}
          >
            {ways.meeting}
          </ButtonLink>
        </Inline>
      </Stack>
    </section>
  )
}
