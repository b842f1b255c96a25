import { Alert } from '@anupalan/design-system/alert'
import { ButtonLink } from '@anupalan/design-system/button'
import { Container } from '@anupalan/design-system/container'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { kinds, openingPage as words } from '../words.ts'
import type { Opening } from '../../../content/openings/opening.ts'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { Points } from '../../../ui/page/points.tsx'
import { RuledTerms } from '../../../ui/page/ruled-terms.tsx'
import * as layout from '../../../ui/page-layout.css.ts'
import type { ContentPageProps } from '../../../ui/pages.ts'
import { ApplicationPanel } from '../applications/application-panel.tsx'
import { closing } from '../closing.ts'
import { formatDay } from '../format-day.ts'
import * as css from '../careers.css.ts'

const { facts, closed } = words

/** One opening and its application form, or a note in its place once it is closed. */
export default function OpeningPage({ content: opening }: ContentPageProps<Opening>) {
  const { isClosed } = opening
  return (
    <div className={layout.page} {...closing(opening)}>
      <Container>
        <Stack gap="xxl">
          <PageHead above={words.above} heading={opening.title} lead={opening.lead}>
            <div className={`${css.status} ${css.onceClosed}`} data-after-last-day="">
              <Alert role="note" title={closed.title}>
                <Stack gap="xs" align="start">
                  <Text>{closed.text}</Text>
                  <Link href={closed.link.href} variant="strong">
                    {closed.link.label}
                  </Link>
                </Stack>
              </Alert>
            </div>
            {!isClosed && (
              <div className={css.whileOpen}>
                <ButtonLink href="#apply">{words.apply}</ButtonLink>
              </div>
            )}
          </PageHead>
          <div className={css.columns}>
            <Stack gap="xl">
              <Facts opening={opening} />
              <Part id="work" heading={words.work}>
                <Points points={opening.work} />
              </Part>
              <Part id="must" heading={words.must}>
                <Points points={opening.must} />
              </Part>
              <Part id="helps" heading={words.helps}>
                <Points points={opening.niceToHave} />
              </Part>
              <Part id="comes" heading={words.comes}>
                <Points points={opening.benefits} />
              </Part>
              <Part id="hard" heading={words.hard}>
                <Text>{opening.hard}</Text>
              </Part>
              {!isClosed && (
                <div className={css.whileOpen}>
                  <Part id="steps" heading={words.steps}>
                    <ol className={css.steps}>
                      {opening.steps.map((step) => (
                        <li key={step} className={css.step}>
                          {step}
                        </li>
                      ))}
                    </ol>
                  </Part>
                </div>
              )}
            </Stack>
            {!isClosed && (
              <div className={css.whileOpen}>
                <ApplicationPanel opening={opening.id} />
              </div>
            )}
          </div>
        </Stack>
      </Container>
    </div>
  )
}

function Facts({ opening }: { opening: Opening }) {
  const { kind, pay, seats, team, posted, closes, remote } = opening
  const paid = `${formatRupees(pay.from)} – ${formatRupees(pay.to)} ${words.per[pay.per]}`
  const place = remote ? `${words.place}. ${remote}.` : words.place
  return (
    <Part id="in-short" heading={facts.heading}>
      <RuledTerms
        terms={[
          { term: facts.kind, text: kinds[kind] },
          { term: facts.pay, text: pay.note ? `${paid}. ${pay.note}.` : paid },
          { term: facts.place, text: place },
          { term: facts.team, text: team },
          { term: facts.seats, text: String(seats) },
          { term: facts.posted, text: formatDay(posted) },
          { term: facts.closes, text: formatDay(closes) },
        ]}
      />
    </Part>
  )
}
