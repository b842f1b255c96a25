import { ButtonLink } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Section } from '@anupalan/design-system/section'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ReactNode } from 'react'
import { firm } from '../../content/firm.ts'
import { contact } from './words.ts'
import { greetingLink } from '../../ui/reach/reach.tsx'
import { EnquiryPanel } from './enquiries/enquiry-panel.tsx'
import * as css from './home.css.ts'
import { SectionHeading } from './section-heading.tsx'
import { Values } from './values.tsx'

/** Address, hours and the enquiry form. */
export function Contact() {
  return (
    <Section id="contact" labelledBy="contact-heading">
      <Stack gap="xl">
        <SectionHeading id="contact-heading" heading={contact.heading}>
          {contact.subheading}
        </SectionHeading>
        <div className={css.contact}>
          <Details />
          <Stack gap="xl">
            <EnquiryPanel />
            <ul className={css.trust}>
              <Values items={contact.trust} />
            </ul>
          </Stack>
        </div>
      </Stack>
    </Section>
  )
}

function Details() {
  const { office, email, phone, hours, urgent } = contact
  const { address } = firm
  return (
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
      </Group>
      <Group heading={email.heading}>
        <Link href={`mailto:${firm.email}`}>{firm.email}</Link>
      </Group>
      <Group heading={phone.heading}>
        <Link href={firm.phone.href}>{firm.phone.display}</Link>
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
      </Group>
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
