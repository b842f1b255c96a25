import { ButtonLink } from '@anupalan/design-system/button'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Section } from '@anupalan/design-system/section'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ReactNode } from 'react'
import { formatDate } from '@anupalan/server/compliance/ist'
import { builtOn } from 'virtual:built-on'
import { firm, holidays } from '../../content/firm.ts'
import { formatList } from '../../content/legal/format-words.ts'
import { contact } from './words.ts'
import { lastDay } from '../../ui/days/past-days.ts'
import { Folded } from '../../ui/page/folded.tsx'
import { greetingLink } from '../../ui/reach/greeting-link.ts'
import { MailAddress } from '../../ui/reach/mail-address.tsx'
import { Slot } from '../../ui/slot/slot.tsx'
import { EnquiryPanel } from './enquiries/enquiry-panel.tsx'
import * as css from './home.css.ts'
import { OfficeDayRow } from './office-day-row.tsx'
import { SectionHeading } from './section-heading.tsx'
import { Values } from './values.tsx'

/** The enquiry form, then address, calls, hours and holidays. */
export function Contact() {
  return (
    <Section id="contact" labelledBy="contact-heading">
      <Stack gap="lg">
        <SectionHeading id="contact-heading" heading={contact.heading}>
          {contact.subheading}
        </SectionHeading>
        <div className={css.contact}>
          <div className={css.contactForm}>
            <Stack gap="lg">
              <EnquiryPanel />
              <ul role="list" className={css.trust}>
                <Values items={contact.trust} />
              </ul>
            </Stack>
          </div>
          <Details />
        </div>
      </Stack>
    </Section>
  )
}

function Details() {
  const { office, email, phone, hours, holidays: closed, talk, urgent, folded } = contact
  const { address } = firm
  return (
    <div className={css.contactDetails}>
      <div className={css.contactPair}>
        <Group heading={email.heading}>
          <Text size="small">
            <Link href={`mailto:${firm.email}`}>
              <MailAddress address={firm.email} />
            </Link>
          </Text>
        </Group>
        <Group heading={phone.heading}>
          <Text size="small">
            <Link href={firm.phone.href}>{firm.phone.display}</Link>
          </Text>
        </Group>
      </div>
      <Folded summary={folded}>
        <div className={css.contactDetails}>
          <Group heading={office.heading}>
            <Text as="address">
              {address.lines.map((line) => (
                <span key={line} className={css.line}>
                  {line}
                </span>
              ))}
              <span className={css.line}>
                {address.city}, {address.state} {address.postalCode}
              </span>
            </Text>
            <Link href={address.mapHref} target="_blank" rel="noopener noreferrer">
              {office.mapLabel}
            </Link>
            <Text size="small">
              <strong>{office.landmark}:</strong> {address.landmark}
            </Text>
            <Text size="small">
              <strong>{office.parking}:</strong> {address.parking}
            </Text>
          </Group>
          <Group heading={talk.heading}>
            <Text size="small">{firm.whoCalls}</Text>
            <Text size="small">{talk.languages(formatList(firm.languages))}</Text>
          </Group>
          <Group heading={hours.heading}>
            <dl className={css.hours}>
              {firm.hours.days.map(({ label, text }) => (
                <div key={label} className={css.hoursRow}>
                  <dt>{label}</dt>
                  <Text as="dd" figures>
                    {text}
                  </Text>
                </div>
              ))}
            </dl>
            <Text size="small" tone="quiet">
              {hours.zone}
            </Text>
            <Disclosure summary={<Slot name="office-days-heading">{closed}</Slot>}>
              <dl className={css.hours}>
                <Slot name="office-days">
                  {holidays.map(({ date, name }) => (
                    <OfficeDayRow
                      key={date}
                      name={name}
                      date={date}
                      day={formatDate(date)}
                      {...lastDay(date, builtOn)}
                    />
                  ))}
                </Slot>
              </dl>
            </Disclosure>
          </Group>
        </div>
      </Folded>
      <div className={css.urgent}>
        <Heading level={3}>{urgent.heading}</Heading>
        <Text>{urgent.text}</Text>
        <ButtonLink href={greetingLink()} target="_blank" rel="noopener noreferrer" variant="secondary">
          {urgent.button}
        </ButtonLink>
      </div>
    </div>
  )
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={css.contactGroup}>
      <Heading level={3} size="label">
        {heading}
      </Heading>
      {children}
    </div>
  )
}
