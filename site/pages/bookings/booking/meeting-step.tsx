import { Button } from '@anupalan/design-system/button'
import { Inline } from '@anupalan/design-system/inline'
import { RadioGroup, type RadioGroupHandle } from '@anupalan/design-system/radio-group'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { bookingRules, meetingModes } from '@anupalan/server/contract/bookings/rules'
import { serviceOptions } from '@anupalan/server/contract/core/services'
import { useEffect, useEffectEvent, useRef } from 'react'
import { booking as words, modeDetails } from '../words.ts'
import { PageForm } from '../../../ui/form/page-form.tsx'
import type { Choice } from './choice.ts'
import * as css from '../bookings.css.ts'

const modes = meetingModes.map(({ value, label }) => ({
  value,
  label: (
    <>
      {label} <span className={css.optionDetail}>{modeDetails[value]}</span>
    </>
  ),
}))

export interface MeetingStepProps {
  choice: Choice
  /** Whether the visitor tried to continue without both answers. */
  isUnanswered: boolean
  onChoose: (made: Partial<Choice>) => void
  onContinue: () => void
}

/** The service and the way to meet. A missing answer shows an error at its radios, and focuses the first of them. */
export function MeetingStep({ choice, isUnanswered, onChoose, onContinue }: MeetingStepProps) {
  const services = useRef<RadioGroupHandle>(null)
  const ways = useRef<RadioGroupHandle>(null)
  const focusMissing = () => (choice.service === null ? services : ways).current?.focus()
  const onUnanswered = useEffectEvent(focusMissing)
  useEffect(() => {
    if (isUnanswered) onUnanswered()
  }, [isUnanswered])
  return (
    <PageForm
      labelledBy="step"
      className={css.form}
      onSubmit={() => {
        onContinue()
        // A second press without an answer focuses the radios again.
        if (isUnanswered) focusMissing()
      }}
    >
      <Stack gap="lg">
        <Text tone="quiet">{words.meeting.hint}</Text>
        <div className={css.pair}>
          <RadioGroup
            ref={services}
            name="service"
            {...words.fields.service}
            options={serviceOptions}
            value={choice.service}
            onChange={(service) => onChoose({ service: service as Choice['service'] })}
            isRequired
            errorMessage={isUnanswered && choice.service === null && bookingRules.service.missing}
          />
          <RadioGroup
            ref={ways}
            name="mode"
            {...words.fields.mode}
            options={modes}
            value={choice.mode}
            onChange={(mode) => onChoose({ mode: mode as Choice['mode'] })}
            isRequired
            errorMessage={isUnanswered && choice.mode === null && bookingRules.mode.missing}
          />
        </div>
        <Inline>
          <Button type="submit">{words.continue}</Button>
        </Inline>
      </Stack>
    </PageForm>
  )
}
