import { Container } from '@anupalan/design-system/container'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { careers as words, kinds, openingPage } from './words.ts'
import type { OpeningEntry } from './source/collection.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Part } from '../../ui/page/part.tsx'
import { RuledTerms } from '../../ui/page/ruled-terms.tsx'
import * as layout from '../../ui/page-layout.css.ts'
import type { ContentPageProps } from '../../ui/pages.ts'
import { closing } from './closing.ts'
import { formatDay } from './format-day.ts'
import * as css from './careers.css.ts'

const { hiring, notFitting, openings, training, why } = words

/** The openings, the pay and the hiring process. */
export default function CareersPage({ content }: ContentPageProps<{ openings: readonly OpeningEntry[] }>) {
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <PageHead above={words.above} heading={words.heading} lead={words.lead} />
          <Part id="openings" heading={openings.heading} size="heading">
            <Openings entries={content.openings} />
          </Part>
          <Part id="why" heading={why.heading} size="heading">
            <RuledTerms terms={why.terms} />
          </Part>
          <div className={layout.twoColumns}>
            <Part id="how-we-hire" heading={hiring.heading}>
              <Text>{hiring.text}</Text>
              <ol className={css.steps}>
                {hiring.steps.map((step) => (
                  <li key={step} className={css.step}>
                    {step}
                  </li>
                ))}
              </ol>
            </Part>
            <Stack gap="xxl">
              <Part id="training" heading={training.heading}>
                {training.paragraphs.map((paragraph) => (
                  <Text key={paragraph}>{paragraph}</Text>
                ))}
              </Part>
              <Part id="nothing-fits" heading={notFitting.heading} surface="sheet">
                <Text>{notFitting.text}</Text>
              </Part>
            </Stack>
          </div>
        </Stack>
      </Container>
    </div>
  )
}

function Openings({ entries }: { entries: readonly OpeningEntry[] }) {
  if (entries.length === 0) return <Text>{openings.none}</Text>
  return (
    <ul role="list" className={css.openings}>
      {entries.map(({ id, title, kind, pay, closes, isClosed }) => (
        <li key={id} className={css.opening} {...closing({ closes, isClosed })}>
          <div className={css.openingName}>
            <Link href={`/careers/${id}`} variant="strong">
              {title}
            </Link>
            <Text size="small" tone="quiet">
              {kinds[kind]}
            </Text>
          </div>
          <Text figures>
            {formatRupees(pay.from)} – {formatRupees(pay.to)} {openingPage.per[pay.per]}
          </Text>
          <Text size="small" tone="quiet" figures>
            {isClosed ? (
              openings.closed
            ) : (
              <>
                <span className={css.whileOpen}>{openings.closesOn(formatDay(closes))}</span>
                <span className={css.onceClosed} data-after-last-day="">
                  {openings.closed}
                </span>
              </>
            )}
          </Text>
        </li>
      ))}
    </ul>
  )
}
