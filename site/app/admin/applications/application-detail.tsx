import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ApplicationDetail as Detail } from '@anupalan/server/contract/applications/schema'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSession } from '../../../session/session.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { istMoment } from '../../auth/account/times.ts'
import { Loaded } from '../../data/loaded.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import { applicationsApi } from './api.ts'
import { ApplicationProgress } from './application-progress.tsx'
import { ApplicationState } from './application-state.tsx'
import * as css from './applications.css.ts'
import { EraseButton } from './erase-button.tsx'
import { useFilters } from './use-filters.ts'
import { applicationsWords } from './words.ts'

const words = applicationsWords.detail

/** An application with everything about it. Staff who only read see no control that changes anything. */
export function ApplicationDetail({ reference }: { reference: string }) {
  const { hrefOf } = useFilters()
  const query = useApiQuery(applicationsApi, 'getApplication', { params: { application: reference } })
  return (
    <div className={css.detail}>
      <div>
        <Link href={hrefOf(null)}>{words.back}</Link>
      </div>
      <Loaded query={query} title={words.notLoaded}>
        {(detail) => <FoundApplication detail={detail} />}
      </Loaded>
    </div>
  )
}

function FoundApplication({ detail }: { detail: Detail }) {
  const { application, note, staffNote } = detail
  const { user } = useSession()
  const mayChange = user !== null && user.role !== 'readonly'
  return (
    <>
      <Head detail={detail} />
      <Facts detail={detail} />
      <Section heading={words.message}>
        {note === '' ? <Text tone="quiet">{words.noMessage}</Text> : <bdi className={css.text}>{note}</bdi>}
      </Section>
      <Cv detail={detail} />
      {mayChange ? (
        <>
          <ApplicationProgress detail={detail} />
          <Section heading={words.erase.heading}>
            <Text tone="quiet" size="small">
              {words.erase.hint}
            </Text>
            <div>
              <EraseButton application={application} />
            </div>
          </Section>
        </>
      ) : (
        <Section heading={words.progress.note}>
          {staffNote === '' ? (
            <Text tone="quiet">{words.progress.noNote}</Text>
          ) : (
            <bdi className={css.text}>{staffNote}</bdi>
          )}
        </Section>
      )}
    </>
  )
}

const Section = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Stack gap="sm" as="section">
    <Heading level={2} size="title">
      {heading}
    </Heading>
    {children}
  </Stack>
)

/** The heading takes the focus: the list, in which a link had it, is gone. */
function Head({ detail: { application } }: { detail: Detail }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <Stack gap="sm">
      <Heading level={1} size="heading" tabIndex={-1} ref={heading}>
        <bdi>{application.name}</bdi>
      </Heading>
      <div>
        <ApplicationState status={application.status} />
      </div>
    </Stack>
  )
}

function Facts({ detail: { application } }: { detail: Detail }) {
  const { facts } = words
  return (
    <dl className={css.facts}>
      <Fact term={facts.opening}>{application.opening}</Fact>
      <Fact term={facts.email}>
        <Link href={`mailto:${application.email}`}>
          <bdi>{application.email}</bdi>
        </Link>
      </Fact>
      <Fact term={facts.phone}>
        <Link href={`tel:${application.phone.replaceAll(/[^+\d]/g, '')}`}>
          <bdi dir="ltr">{application.phone}</bdi>
        </Link>
      </Fact>
      <Fact term={facts.received}>
        <Unbroken text={istMoment(application.receivedAt)} />
      </Fact>
      <Fact term={facts.erased}>
        <Unbroken text={istMoment(application.erasedFrom)} />
      </Fact>
      <Fact term={facts.reference}>{application.reference}</Fact>
    </dl>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <Text as="dt" size="small" tone="quiet">
      {term}
    </Text>
    <dd>{children}</dd>
  </div>
)

function Cv({ detail: { application, cv } }: { detail: Detail }) {
  const { mutate, isPending, error } = useApiMutation(applicationsApi, 'downloadCv')
  const save = () =>
    mutate(
      { params: { application: application.reference } },
      { onSuccess: (blob) => saveFile({ blob, name: cv.name }) },
    )
  return (
    <Section heading={words.cv.heading}>
      <bdi className={css.text}>{cv.name}</bdi>
      <Text tone="quiet" size="small">
        {words.cv.hint}
      </Text>
      <ProblemAlert title={words.cv.notSaved} error={error} />
      <div>
        <Button variant="secondary" isPending={isPending} onPress={save}>
          {isPending ? words.cv.saving : words.cv.save}
        </Button>
      </div>
    </Section>
  )
}
