import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { serviceOptions } from '@anupalan/server/contract/core/services'
import type { EnquiryDetail as Detail, ReceivedEnquiry } from '@anupalan/server/contract/enquiries/schema'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSession } from '../../../session/session.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { istMoment } from '../../auth/account/times.ts'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { useLazyComponent } from '../../use-lazy-component.ts'
import { clientHref } from '../client/client-href.ts'
import { enquiriesApi } from './api.ts'
import * as css from './enquiries.css.ts'
import { NoteForm, ReplyForm } from './entry-form.tsx'
import { fullNameOf } from './enquiry-list.tsx'
import { EnquiryProgress } from './enquiry-progress.tsx'
import { EnquiryState } from './enquiry-state.tsx'
import { EnquiryThread } from './enquiry-thread.tsx'
import { useFilters } from './use-filters.ts'
import { enquiriesWords } from './words.ts'

const words = enquiriesWords.detail

const importNewClientDialog = () =>
  import('../client/new-client-dialog.tsx').then(({ NewClientDialog }) => NewClientDialog)

/** An enquiry with everything about it. Staff who only read see no control. */
export function EnquiryDetail({ reference }: { reference: string }) {
  const { hrefOf } = useFilters()
  const query = useApiQuery(enquiriesApi, 'getEnquiry', { params: { enquiry: reference } })
  return (
    <div className={css.detail}>
      <div>
        <Link href={hrefOf(null)}>{words.back}</Link>
      </div>
      <Loaded query={query} title={words.notLoaded}>
        {(detail) => <FoundEnquiry detail={detail} />}
      </Loaded>
    </div>
  )
}

function FoundEnquiry({ detail }: { detail: Detail }) {
  const { enquiry, others } = detail
  const { user } = useSession()
  return (
    <>
      <Head key={enquiry.client} enquiry={enquiry} />
      <Facts enquiry={enquiry} />
      <EnquiryThread detail={detail} />
      {user && user.role !== 'readonly' && (
        <>
          <ReplyForm enquiry={enquiry} />
          <BecomesClient enquiry={enquiry} />
          <EnquiryProgress enquiry={enquiry} />
          <NoteForm enquiry={enquiry} />
        </>
      )}
      {others.length > 0 && <Others others={others} />}
    </>
  )
}

/** Id of the heading. */
const HEADING = 'enquiry-heading'

/** The heading takes the focus: a link of the list had it, which a phone shows no more, or a button that is gone. */
function Head({ enquiry }: { enquiry: ReceivedEnquiry }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <Stack gap="sm">
      <Heading level={1} size="heading" id={HEADING} tabIndex={-1} ref={heading}>
        <bdi>{fullNameOf(enquiry)}</bdi>
      </Heading>
      <div>
        <EnquiryState enquiry={enquiry} />
      </div>
    </Stack>
  )
}

function Facts({ enquiry }: { enquiry: ReceivedEnquiry }) {
  const { facts } = words
  const service = serviceOptions.find(({ value }) => value === enquiry.service)?.label ?? enquiry.service
  return (
    <dl className={css.facts}>
      <Fact term={facts.company}>
        <bdi>{enquiry.company}</bdi>
      </Fact>
      <Fact term={facts.email}>
        <Link href={`mailto:${enquiry.email}`}>
          <bdi>{enquiry.email}</bdi>
        </Link>
      </Fact>
      <Fact term={facts.service}>{service}</Fact>
      <Fact term={facts.received}>
        <Unbroken text={istMoment(enquiry.receivedAt)} />
      </Fact>
      <Fact term={facts.owner}>
        {enquiry.owner ? <bdi>{enquiry.owner.fullName}</bdi> : enquiriesWords.list.nobody}
      </Fact>
      <Fact term={facts.reference}>{enquiry.reference}</Fact>
      {enquiry.client !== null && (
        <Fact term={facts.client}>
          <Link href={clientHref(enquiry.client)}>{words.client.show}</Link>
        </Fact>
      )}
    </dl>
  )
}

/** Adds the sender as a client, with an invitation. The enquiry is won by it. */
function BecomesClient({ enquiry }: { enquiry: ReceivedEnquiry }) {
  const [isOpen, setOpen] = useState(false)
  const [NewClientDialog, loadDialog, preload] = useLazyComponent(importNewClientDialog)
  const fullName = fullNameOf(enquiry)
  const isAdded = useRef(false)
  const isGone = enquiry.client !== null && !isOpen
  useEffect(() => {
    // The button that opened the dialog is gone. While that was open, the heading could not take the focus.
    if (isGone && isAdded.current) document.getElementById(HEADING)?.focus({ preventScroll: true })
  }, [isGone])
  // What is typed stays, if somebody else adds the client meanwhile.
  if (isGone) return null
  return (
    <div>
      <Button variant="secondary" onPress={() => void loadDialog(() => setOpen(true))} {...preload}>
        {words.client.add}
      </Button>
      {NewClientDialog && (
        <NewClientDialog
          source={{
            name: enquiry.company.trim() || fullName,
            fullName,
            email: enquiry.email,
            enquiry: { reference: enquiry.reference, version: enquiry.version },
          }}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onAdded={() => {
            isAdded.current = true
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={css.fact}>
    <Text as="dt" size="small" tone="quiet">
      {term}
    </Text>
    <dd>{children}</dd>
  </div>
)

function Others({ others }: { others: readonly ReceivedEnquiry[] }) {
  const { hrefOf } = useFilters()
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title" id="others">
        {words.others.heading}
      </Heading>
      <ul role="list" aria-labelledby="others" className={css.others}>
        {others.map((other) => (
          <li key={other.reference} className={css.other}>
            <div className={css.otherText}>
              <Link href={hrefOf(other.reference)}>
                <Unbroken text={istMoment(other.receivedAt)} />
              </Link>
              <bdi className={css.excerpt}>{other.excerpt}</bdi>
            </div>
            <EnquiryState enquiry={other} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
