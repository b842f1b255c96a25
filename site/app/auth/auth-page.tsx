import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { useEffect, useRef, type ReactNode } from 'react'
import * as layout from '../../ui/page-layout.css.ts'
import { Reach } from '../../ui/reach/reach.tsx'
import * as css from './auth.css.ts'
import { authWords } from './words.ts'

export interface AuthPageProps {
  heading: string
  lead?: ReactNode
  /** The form, or what came of it, on a sheet. */
  children: ReactNode
}

/** Id of the heading, which labels the form. */
export const AUTH_HEADING_ID = 'auth-heading'

/** Layout of the screens around signing in. When its heading changes, what it is about has changed: it is focused. */
export function AuthPage({ heading, lead, children }: AuthPageProps) {
  const { aside } = authWords
  return (
    <div className={layout.page}>
      <Container>
        <div className={css.columns}>
          <Stack gap="xl">
            <Stack gap="sm">
              <FocusedHeading>{heading}</FocusedHeading>
              {lead && (
                <Text size="lead" tone="quiet">
                  {lead}
                </Text>
              )}
            </Stack>
            <div className={css.sheet}>{children}</div>
          </Stack>
          <div className={css.aside}>
            <Stack gap="xl">
              <Stack gap="sm">
                <Heading level={2} size="title">
                  {aside.heading}
                </Heading>
                <ul role="list" className={css.points}>
                  {aside.points.map((point) => (
                    <li key={point} className={css.point}>
                      {point}
                    </li>
                  ))}
                </ul>
              </Stack>
              <Stack gap="sm">
                <Heading level={2} size="title">
                  {aside.help}
                </Heading>
                <Reach />
              </Stack>
            </Stack>
          </div>
        </div>
      </Container>
    </div>
  )
}

/** The page's heading: after the first render, a new text is focused. */
function FocusedHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(children)
  useEffect(() => {
    if (shown.current === children) return
    shown.current = children
    heading.current?.focus()
  }, [children])
  return (
    <Heading level={1} id={AUTH_HEADING_ID} tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  )
}
