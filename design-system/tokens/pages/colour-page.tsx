import { colours, contrastOf, pairs, type ColourName } from '../contrast.ts'
import brand from '../brand.tokens.json'
import { vars } from '../theme.css.ts'
import { TokenName, TokenTable, tokensOf } from './token-table.tsx'
import * as css from './token-table.css.ts'

type Theme = keyof typeof colours

/** Attributes that apply a theme's colours to the content. */
const scopes: Record<Theme, { 'data-theme': string; 'data-brand'?: string }> = {
  light: { 'data-theme': 'light' },
  dark: { 'data-theme': 'dark' },
  'high-contrast': { 'data-theme': 'high-contrast' },
  samanvay: { 'data-brand': 'samanvay', 'data-theme': 'light' },
  'samanvay, dark': { 'data-brand': 'samanvay', 'data-theme': 'dark' },
  'samanvay, high contrast': { 'data-brand': 'samanvay', 'data-theme': 'high-contrast' },
}

const Themes = ({ children }: { children: (theme: Theme) => React.ReactNode }) => (
  <div className={css.themes}>
    {(Object.keys(colours) as Theme[]).map((theme) => (
      <div key={theme} {...scopes[theme]} className={css.theme}>
        {children(theme)}
      </div>
    ))}
  </div>
)

/** @param theme whose values are shown; omitted if the system decides */
const ColourTable = ({ label, theme }: { label: string; theme?: Theme }) => (
  <TokenTable
    label={label}
    rows={tokensOf(brand.light.colour).map(({ name, description }) => ({
      key: name,
      cells: {
        Name: <TokenName>{`vars.colour.${name}`}</TokenName>,
        'Looks like': (
          <div className={css.swatch} style={{ backgroundColor: vars.colour[name as ColourName] }} />
        ),
        ...(theme && { Value: colours[theme][name as ColourName] }),
        For: description,
      },
    }))}
  />
)

/** Every colour in every theme and brand. */
export const Colours = () => (
  <Themes>{(theme) => <ColourTable label={`Colours, ${theme}`} theme={theme} />}</Themes>
)

/** Every colour when no theme is chosen and the system decides. */
export const SystemColours = () => <ColourTable label="Colours, as the system asks" />

/** Every pair that components use, with its measured contrast. */
export const Contrast = () => (
  <Themes>
    {(theme) => (
      <TokenTable
        label={`Contrast, ${theme}`}
        rows={pairs.map((pair) => {
          const { colour, on, atLeast, as } = pair
          const under =
            typeof on === 'string'
              ? { words: on, value: vars.colour[on] }
              : {
                  words: `${on[1] * 100} % ${on[0]} over ${on[2]}`,
                  value: `color-mix(in srgb, ${vars.colour[on[0]]} ${on[1] * 100}%, ${vars.colour[on[2]]})`,
                }
          return {
            key: `${as} ${colour} ${under.words}`,
            cells: {
              Pair: `${colour} on ${under.words}`,
              'Looks like': (
                <div
                  className={css.swatch}
                  style={{ backgroundColor: under.value, color: vars.colour[colour] }}
                >
                  {atLeast === 3 ? <Mark /> : 'Aa ₹1,234'}
                </div>
              ),
              Measured: `${contrastOf(pair, colours[theme]).toFixed(2)} : 1`,
              'At least': `${atLeast} : 1`,
              For: as,
            },
          }
        })}
      />
    )}
  </Themes>
)

const Mark = () => (
  <svg aria-hidden width="28" height="16" viewBox="0 0 28 16">
    <rect x="1.5" y="1.5" width="25" height="13" rx="3" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
)
