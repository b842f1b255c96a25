/**
 * The assistant: questions about tax and compliance, answered from the site's own sections, calculators and calendar.
 * Every sentence of an answer has its sources.
 */
import type { EndpointSchema } from '../core/endpoint.ts'
import { day, line, oneOf } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import {
  assistantMessages as messages,
  assistantOutcomes,
  assistantRules as rules,
  assistantTasks,
  assistantTopics,
  declineReasons,
  ratingReasons,
  ratings,
} from './rules.ts'

const questionText = line({
  min: 1,
  max: rules.questionLimit,
  short: messages.question,
  long: messages.questionLong,
})

const inputs = z
  .record(
    z.string(messages.open).check(z.maxLength(rules.inputLimit, messages.open)),
    z.string(messages.open).check(z.maxLength(rules.inputLimit, messages.open)),
    messages.open,
  )
  .check(z.refine((value) => Object.keys(value).length <= rules.inputCount, messages.open))

/** A calculation that lacks something, as the response contains it and the next question sends it back. */
export const openTaskSchema = z.object(
  {
    task: z.enum(assistantTasks, messages.open),
    /** What is known so far, by name. */
    inputs,
    /** The input that the visitor is asked for. */
    slot: z.string(messages.open).check(z.maxLength(rules.inputLimit, messages.open)),
  },
  messages.open,
)

export type OpenTask = z.output<typeof openTaskSchema>

/** The same in a response. */
export const askedTaskSchema = z.object({
  task: z.enum(assistantTasks),
  inputs: z.record(z.string(), z.string()),
  slot: z.string(),
})

export const questionSchema = z.object({
  question: questionText,
  /** The calculation that the question continues, from the last response. */
  open: z.optional(openTaskSchema),
  /** The question before, for one that refers to it: “and for a company?”. */
  before: z.optional(questionText),
  /** Whether the text may be stored if it cannot be answered. */
  mayKeep: z.prefault(z.boolean(messages.keep), false),
  /**
   * Whether a language model may rephrase the answer, if the server has one. A second request, after the site's own
   * answer is shown: it is neither counted nor stored.
   */
  mayRephrase: z.prefault(z.boolean(messages.keep), false),
})

export type AssistantQuestion = z.output<typeof questionSchema>

export const answerSourceSchema = z.object({
  /** Of the page. */
  title: z.string(),
  /** Of the section; empty for the beginning of a page. */
  heading: z.string(),
  /** Path, with the section’s id: `/tools/hra#tables`. With the inputs of a calculation for its tool. */
  address: z.string(),
  kind: z.enum(['section', 'tool', 'calendar', 'account']),
  /** The day as of which it states what is quoted. */
  asOf: day(''),
})

export type AnswerSource = z.output<typeof answerSourceSchema>

export const answerSentenceSchema = z.object({
  text: z.string(),
  /** Positions in `sources`; at least one. */
  sources: z.array(z.int()),
})

export type AnswerSentence = z.output<typeof answerSentenceSchema>

export const answerWorkingSchema = z.object({
  caption: z.string(),
  lines: z.array(
    z.object({
      label: z.string(),
      /** In rupees, as it is shown: `₹1,24,800`. */
      amount: z.string(),
      isTotal: z.boolean(),
      /** How it is worked out, if the label does not say so; or empty. */
      note: z.string(),
      /** Law and section; empty for plain arithmetic. */
      rule: z.string(),
    }),
  ),
})

export type AnswerWorking = z.output<typeof answerWorkingSchema>

const topic = z.enum(assistantTopics, messages.topic)

const common = {
  topic,
  /** Whether the question contained what looks like a PAN, an Aadhaar or a card number. */
  hasIdentifier: z.boolean(),
}

export const answeredSchema = z.object({
  kind: z.literal('answer'),
  ...common,
  sentences: z.array(answerSentenceSchema),
  /** The best first. */
  sources: z.array(answerSourceSchema),
  /** Of a calculation. */
  working: z.optional(answerWorkingSchema),
  /** The tool of a calculation, opened with its inputs. */
  tool: z.optional(z.object({ label: z.string(), address: z.string() })),
  /** Whether a figure of it has to be confirmed before filing. */
  confirm: z.boolean(),
  phrasedBy: z.enum(['site', 'model']),
})

export const askedSchema = z.object({
  kind: z.literal('question'),
  ...common,
  /** What is asked. */
  text: z.string(),
  /** Answers to choose from; empty for one that is typed. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  open: askedTaskSchema,
})

export const declinedSchema = z.object({
  kind: z.literal('decline'),
  ...common,
  reason: z.enum(declineReasons),
  text: z.string(),
  /** Pages that are near the question. */
  sources: z.array(answerSourceSchema),
})

export const assistantAnswerSchema = z.union([answeredSchema, askedSchema, declinedSchema])

export type AssistantAnswer = z.output<typeof assistantAnswerSchema>
export type Answered = z.output<typeof answeredSchema>
export type Asked = z.output<typeof askedSchema>
export type Declined = z.output<typeof declinedSchema>

export const askAssistant = {
  summary:
    'Answers a question from the site’s sections, calculators and calendar, asks for what a calculation lacks, or declines.',
  request: questionSchema,
  responses: { 200: assistantAnswerSchema },
} satisfies EndpointSchema

export const getAssistantSettings = {
  summary: 'Whether a language model may rephrase answers, for the page to say so before anything is typed.',
  responses: {
    200: z.object({
      /** Host of the service that would get the question and the found sentences; `null` without one. */
      model: z.nullable(z.string()),
    }),
  },
} satisfies EndpointSchema

export const openAssistantPage = {
  summary: 'The answer to a question as a page, for browsers without scripts.',
  params: z.object({
    question: z.prefault(
      line({ min: 0, max: rules.questionLimit, short: messages.question, long: messages.questionLong }),
      '',
    ),
    /** The open calculation as JSON, and the text of its choice. */
    open: z.prefault(z.string(messages.open).check(z.maxLength(2000, messages.open)), ''),
  }),
  responses: { 200: z.string() },
} satisfies EndpointSchema

export const ratingSchema = z.object({
  topic,
  rating: z.enum(ratings, messages.rating),
  /** Of a bad one. */
  reason: z.optional(oneOf(ratingReasons, messages.reason)),
})

export type AnswerRating = z.output<typeof ratingSchema>

export const rateAnswer = {
  summary: 'Counts whether an answer was good, without its text.',
  request: ratingSchema,
  responses: { 204: null },
} satisfies EndpointSchema

export const assistantCountSchema = z.object({
  topic,
  outcome: z.enum(assistantOutcomes),
  count: z.int(),
})

export type AssistantCount = z.output<typeof assistantCountSchema>

export const keptQuestionSchema = z.object({
  id: z.string(),
  topic,
  /** The day in India. */
  day: day(''),
  text: z.string(),
})

export type KeptQuestion = z.output<typeof keptQuestionSchema>

export const readAssistantCounts = {
  summary:
    'How often the assistant answered and declined in the last 30 days, by topic, and the newest questions without an answer that people let us keep.',
  responses: {
    200: z.object({ counts: z.array(assistantCountSchema), questions: z.array(keptQuestionSchema) }),
  },
} satisfies EndpointSchema
