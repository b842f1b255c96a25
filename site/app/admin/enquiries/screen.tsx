import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import * as screen from '../../screen-content.css.ts'
import * as css from './enquiries.css.ts'
import { EnquiryDetail } from './enquiry-detail.tsx'
import { EnquiryFilters } from './enquiry-filters.tsx'
import { EnquiryList } from './enquiry-list.tsx'
import { useFilters } from './use-filters.ts'
import { enquiriesWords as words } from './words.ts'

/** The inbox: the enquiries, and with `?enquiry=` one of them beside the list, on a phone in its place. */
export default function AdminEnquiries() {
  const { open } = useFilters()
  const head = (
    <>
      <Stack gap="xs">
        <Heading level={open === null ? 1 : 2} size="display" tabIndex={-1}>
          {words.heading}
        </Heading>
        <Text tone="quiet">{words.lead}</Text>
      </Stack>
      <EnquiryFilters />
    </>
  )
  return (
    <div className={screen.content}>
      {open === null ? (
        <>
          {head}
          <EnquiryList />
        </>
      ) : (
        <>
          <div className={css.besideOnly}>{head}</div>
          <div className={css.split}>
            <div className={css.aside}>
              <EnquiryList />
            </div>
            <EnquiryDetail key={open} reference={open} />
          </div>
        </>
      )}
    </div>
  )
}
