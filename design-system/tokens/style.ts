import { style, type StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

type LayerName = keyof typeof layers

/** A rule wrapped in one cascade layer, for `globalStyle` and `styleVariants`. */
export const inLayer = (layer: LayerName, rule: StyleRule) =>
  ({ '@layer': { [layers[layer]]: rule } }) as StyleRule

type Composable = StyleRule | string
const wrap = (layer: LayerName, rule: Composable | Composable[]) =>
  style(
    (Array.isArray(rule) ? rule : [rule]).map((part) =>
      typeof part === 'string' ? part : inLayer(layer, part),
    ),
  )

/**
 * A distance next to text. With large text in a narrow window it shrinks to a twentieth of the window's width, to leave
 * space for the text; at the default text size it is not reduced from 340 px up.
 *
 * @param distance at most 1.75 rem
 */
export const besideText = (distance: string) => `clamp(min(${distance}, 5vw), 20vw - 2.5rem, ${distance})`

/** A class of a design system component. */
export const componentStyle = (rule: Composable | Composable[]) => wrap('component', rule)

/** A class of a page's layout; it overrides the components in it. */
export const pageStyle = (rule: Composable | Composable[]) => wrap('page', rule)

/** One class for each key, each in the component layer. */
export const componentVariants = <Key extends string>(
  rules: Record<Key, Composable | Composable[]>,
): Record<Key, string> =>
  Object.fromEntries(
    Object.entries<Composable | Composable[]>(rules).map(([key, rule]) => [key, componentStyle(rule)]),
  ) as Record<Key, string>
