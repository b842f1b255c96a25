import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'
import { media } from '@anupalan/design-system/tokens'
import { keyframes } from '@vanilla-extract/css'

export const spinner = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.md,
  blockSize: '60vh',
  padding: vars.space.lg,
  color: vars.colour.inkQuiet,
})

const turn = keyframes({ to: { rotate: '1turn' } })

export const ring = pageStyle({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: `3px solid ${vars.colour.rule}`,
  borderBlockStartColor: vars.colour.accent,
  borderRadius: '50%',
  '@media': { [media.motion]: { animation: `${turn} 1s linear infinite` } },
})
