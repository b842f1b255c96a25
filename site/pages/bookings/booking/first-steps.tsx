import { Button } from '@anupalan/design-system/button'
import { Inline } from '@anupalan/design-system/inline'
import { RadioGroup, type RadioGroupHandle } from '@anupalan/design-system/radio-group'
import { Stack } from '@anupalan/design-system/stack'
import { bookingRules, meetingModes } from '@anupalan/server/contract/bookings/rules'
import { serviceOptions } from '@anupalan/server/contract/core/services'
import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { booking as words, modeDetails } from '../words.ts'
import { PageForm } from '../../../ui/form/page-form.tsx'
import type { Choice } from './choice.ts'
import * as css from '../bookings.css.ts'

interface StepProps {
  choice: Choice
  /** Whether the visitor tried to continue without an answer. */
  isUnanswered: boolean
  onContinue: () => void
}

interface QuestionProps extends StepProps {
  /** Renders the radios with a ref that focuses them. */
  children: (group: Ref<RadioGroupHandle>) => ReactNode
  onBack?: () => void
}

/** One question with its answers. Without an answer it shows an error at the radios. */
function Question({ isUnanswered, onContinue, onBack, children }: QuestionProps) {
  const group = useRef<RadioGroupHandle>(null)
  useEffect(() => {
    if (isUnanswered) group.current?.focus()
  }, [isUnanswered])
  return (
    <PageForm
      labelledBy="step"
      className={css.form}
      onSubmit={() => {
        onContinue()
        // A second press without an answer focuses the radios again.
        if (isUnanswered) group.current?.focus()
      }}
    >
      <Stack gap="lg">
        {children(group)}
        <Inline>
          <Button type="submit">{words.continue}</Button>
          {onBack && (
            <Button variant="quiet" onPress={onBack}>
              {words.back}
            </Button>
          )}
        </Inline>
      </Stack>
    </PageForm>
  )
}

export interface ServiceStepProps extends StepProps {
  onService: (service: Choice['service']) => void
}

/** The subject of the meeting. */
export const ServiceStep = ({ onService, ...step }: ServiceStepProps) => (
  <Question {...step}>
    {(group) => (
      <RadioGroup
        ref={group}
        name="service"
        {...words.fields.service}
        options={serviceOptions}
        value={step.choice.service}
        onChange={(service) => onService(service as Choice['service'])}
        isRequired
        errorMessage={step.isUnanswered && bookingRules.service.missing}
      />
    )}
  </Question>
)

const modes = meetingModes.map(({ value, label }) => ({
  value,
  label: (
    <>
      {label} <span className={css.optionDetail}>{modeDetails[value]}</span>
    </>
  ),
}))

export interface ModeStepProps extends StepProps {
  onMode: (mode: Choice['mode']) => void
  onBack: () => void
}

/** The way to meet. */
export const ModeStep = ({ onMode, ...step }: ModeStepProps) => (
  <Question {...step}>
    {(group) => (
      <RadioGroup
        ref={group}
        name="mode"
        {...words.fields.mode}
        options={modes}
        value={step.choice.mode}
        onChange={(mode) => onMode(mode as Choice['mode'])}
        isRequired
        errorMessage={step.isUnanswered && bookingRules.mode.missing}
      />
    )}
  </Question>
)
