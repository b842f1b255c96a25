import { Badge } from '@anupalan/design-system/badge'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { CONFIRM_BEFORE_FILING, needsConfirmation } from '@anupalan/server/compliance/dated'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { RuleReference } from '@anupalan/server/compliance/working'
import type { TemplateContent } from '../definitions/template-meta.ts'
import { templateWords as words } from '../definitions/words.ts'
import * as layout from '../../../ui/page-layout.css.ts'
import { BlankFiles } from './blank-files.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import * as css from './template.css.ts'

/** Below the document: the law that requires it, advice, blank files and related links. */
export function AboutTemplate({
  slug,
  formats,
  rules,
  advice,
  related,
}: Omit<TemplateContent, 'name' | 'purpose'>) {
  return (
    <div className={css.below}>
      <Stack gap="xl">
        <Stack as="section">
          <Heading level={2} size="title" id="rule">
            {words.rule}
          </Heading>
          <ul role="list" className={layout.ruledList}>
            {rules.map((rule) => (
              <Rule key={rule.law + rule.section} {...rule} />
            ))}
          </ul>
        </Stack>
        <Stack as="section">
          <Heading level={2} size="title" id="advice">
            {words.advice}
          </Heading>
          <Text>{advice}</Text>
        </Stack>
      </Stack>
      <Stack gap="xl">
        <Stack as="section">
          <Heading level={2} size="label" id="blank">
            {words.blank.heading}
          </Heading>
          <BlankFiles slug={slug} formats={formats} />
        </Stack>
        <nav aria-label={words.others}>
          <Stack>
            <Text weight="strong">{words.others}</Text>
            <ul role="list" className={layout.ruledList}>
              {related.map(({ label, href }) => (
                <li key={href} className={layout.ruledRow}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </Stack>
        </nav>
      </Stack>
    </div>
  )
}

/** A rule and the confidence in it. */
function Rule(rule: RuleReference) {
  const { law, section, note, confidence, verifiedOn } = rule
  return (
    <li className={layout.ruledRow}>
      <Text>
        {words.ruleNote(law, section)}{' '}
        {needsConfirmation(rule) && <Badge tone="neutral">{CONFIRM_BEFORE_FILING}</Badge>}
      </Text>
      {note && (
        <Text size="small" tone="quiet">
          <Unbroken text={note} />
        </Text>
      )}
      <Text size="small" tone="quiet">
        <Unbroken text={words.checked(words.confidence[confidence], formatDate(verifiedOn))} />
      </Text>
    </li>
  )
}
