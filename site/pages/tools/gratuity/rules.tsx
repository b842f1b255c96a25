import { Badge } from '@anupalan/design-system/badge'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Table } from '@anupalan/design-system/table'
import { Text } from '@anupalan/design-system/text'
import { CONFIRM_BEFORE_FILING, needsConfirmation } from '@anupalan/server/compliance/dated'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { gratuityRules, karnatakaGratuityInsurance } from '@anupalan/server/compliance/gratuity'
import { formatDate } from '@anupalan/server/compliance/ist'
import { gratuityRulesWords as words } from './words.ts'
import * as css from '../frame/tool.css.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'

/** Minimum years of service and ceiling of gratuity, by law and period. */
function Periods() {
  return (
    <Table
      caption={words.caption}
      columns={[
        { key: 'from', head: words.from },
        { key: 'years', head: words.years },
        { key: 'fixedTerm', head: words.fixedTerm },
        { key: 'ceiling', head: words.ceiling, isFigure: true },
      ]}
      rows={gratuityRules.map(({ value, validFrom, validTo, law }) => ({
        id: validFrom,
        cells: {
          from: (
            <>
              <Unbroken
                text={
                  validTo === null
                    ? words.since(formatDate(validFrom))
                    : words.between(formatDate(validFrom), formatDate(validTo))
                }
              />
              <span className={css.under}>{law}</span>
            </>
          ),
          years: words.count(value.leastYears),
          fixedTerm: value.isFixedTermProRata
            ? words.inProportion(words.count(value.leastYearsOfFixedTerm))
            : words.count(value.leastYearsOfFixedTerm),
          ceiling: formatRupees(value.ceiling),
        },
      }))}
    />
  )
}

/** Compulsory insurance in Karnataka, with its exceptions. */
function Insurance() {
  const rule = karnatakaGratuityInsurance.at(-1)!
  const { insureWithinDays, registerWithinDays, fundFromPersons } = rule.value
  const { insurance } = words
  return (
    <Stack>
      <Heading level={3}>{insurance.heading}</Heading>
      <Text>{insurance.text(insureWithinDays, registerWithinDays)}</Text>
      <Text>{insurance.exceptions(fundFromPersons)}</Text>
      <Text size="small" tone="quiet">
        <Unbroken text={`${rule.law}, ${rule.section}. ${rule.note ?? ''}`} />{' '}
        {needsConfirmation(rule) && <Badge tone="neutral">{CONFIRM_BEFORE_FILING}</Badge>}
      </Text>
    </Stack>
  )
}

/** The rules of gratuity, and its compulsory insurance. */
export function GratuityRules() {
  return (
    <Stack gap="lg">
      <Periods />
      <Insurance />
    </Stack>
  )
}
