import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { pageError } from './page-error.words.ts'
import * as layout from '../page-layout.css.ts'
import { Reach } from '../reach/reach.tsx'

/** Shown instead of a page that failed. */
export const PageError = () => (
  <div className={layout.page}>
    <Container>
      <ScreenError />
    </Container>
  </div>
)

/** Shown instead of a screen that failed, inside a layout that has the margins of the page. */
export const ScreenError = () => (
  <div role="alert">
    <Stack gap="lg" align="start">
      <Heading level={1}>{pageError.heading}</Heading>
      <Text size="lead" tone="quiet">
        {pageError.text}
      </Text>
      {/* A plain link to the same URL: the browser loads the document again. */}
      <Link href="" variant="strong">
        {pageError.reload}
      </Link>
      <Reach />
    </Stack>
  </div>
)
