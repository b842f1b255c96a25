import { Select } from '@anupalan/design-system/select'
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { EMPLOYEE_ANSWERS, GST_ANSWERS, type BusinessAnswers } from '../../ui/business-profile/answers.ts'
import { keepAnswers } from '../../ui/business-profile/kept-answers.ts'
import { answerWords as words } from './answer-fields.words.ts'
import * as css from './home.css.ts'

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

const gstOptions = optionsOf(GST_ANSWERS, words.gst.options)
const employeeOptions = optionsOf(EMPLOYEE_ANSWERS, words.employees.options)

export interface AnswerFieldsProps {
  answers: BusinessAnswers
  /** The first question, which gets the focus when the answers are forgotten. */
  firstField: RefObject<HTMLSelectElement | null>
}

/** The two questions about the visitor’s business. Each answer is kept on the device at once. */
export function AnswerFields({ answers, firstField }: AnswerFieldsProps) {
  const second = useRef<HTMLSelectElement>(null)
  const change = (name: keyof BusinessAnswers) => (value: string) =>
    keepAnswers({ ...answers, [name]: value })

  const keepAnswersBeforeHydration = useEffectEvent(() => {
    const gst = firstField.current?.value
    const employees = second.current?.value
    if (gst && employees && (gst !== answers.gst || employees !== answers.employees))
      keepAnswers({ gst, employees } as BusinessAnswers)
  })
  // Synchronizes the state with the prerendered fields.
  useLayoutEffect(() => keepAnswersBeforeHydration(), [])

  return (
    <div className={css.answerFields}>
      <Select
        size="compact"
        ref={firstField}
        label={words.gst.label}
        options={gstOptions}
        value={answers.gst}
        onChange={change('gst')}
      />
      <Select
        size="compact"
        ref={second}
        label={words.employees.label}
        options={employeeOptions}
        value={answers.employees}
        onChange={change('employees')}
      />
    </div>
  )
}
