import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { PublicLayout } from '../chrome/public-layout.tsx'
import { SiteFrame } from '../chrome/site-frame.tsx'
import { application } from './words.ts'
import * as layout from '../ui/page-layout.css.ts'
import { Reach } from '../ui/reach/reach.tsx'
import { Spinner } from '../ui/spinner.tsx'
import * as css from './application-frame.css.ts'
import { screen } from './layouts/screen-outlet.css.ts'

/** What the build prerenders for the screens around signing in: a spinner in the page frame, until `main.tsx` runs. */
export function ApplicationFrame() {
  return (
    <SiteFrame>
      <PublicLayout path="">
        <FrameContent />
      </PublicLayout>
    </SiteFrame>
  )
}

/** In place of a screen: a spinner, or contact details without scripts. */
export const FrameContent = () => (
  <>
    <div className={`${css.withScript} ${screen}`}>
      <Spinner />
    </div>
    <div className={css.withoutScript}>
      <div className={layout.page}>
        <Container>
          <Stack gap="lg">
            <Heading level={1}>{application.withoutScript.heading}</Heading>
            <Text size="lead" tone="quiet">
              {application.withoutScript.text}
            </Text>
            <Reach />
          </Stack>
        </Container>
      </div>
    </div>
  </>
)
