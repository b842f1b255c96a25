import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { saveServiceImage } from '@anupalan/server/contract/service-images/endpoints'
import type { ServiceImage } from '@anupalan/server/contract/service-images/schema'
import { useEffect, useRef, useState } from 'react'
import { services } from '../../../content/services.ts'
import { authorize } from '../../../session/authorize.ts'
import { useSession } from '../../../session/session.tsx'
import { Loaded } from '../../data/loaded.tsx'
import { sizeLabel } from '../../data/size-label.ts'
import { useApiQuery } from '../../data/use-api.ts'
import * as screen from '../../screen-content.css.ts'
import * as common from '../rows.css.ts'
import { imagesApi } from './api.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { RemovePicture } from './remove-picture.tsx'
import * as css from './service-images.css.ts'
import { imageWords as words } from './words.ts'

type Service = (typeof services)[number]

/** What the picture of each service must be, and the pictures that its page shows. */
export default function AdminServiceImageGuide() {
  return (
    <div className={screen.content}>
      <Stack gap="xs">
        <Heading level={1} tabIndex={-1}>
          {words.heading}
        </Heading>
        <Text tone="quiet">{words.lead}</Text>
      </Stack>
      <Rules />
      <Pictures />
    </div>
  )
}

const Rules = () => (
  <Stack gap="md" as="section">
    <Heading level={2} size="title">
      {words.rules.heading}
    </Heading>
    <dl className={css.rules}>
      {words.rules.list.map(({ name, text }) => (
        <div key={name} className={css.rule}>
          <Text as="dt" weight="strong">
            {name}
          </Text>
          <Text as="dd">{text}</Text>
        </div>
      ))}
    </dl>
    <Text size="small" tone="quiet">
      {words.rules.note}
    </Text>
  </Stack>
)

function Pictures() {
  const heading = useRef<HTMLHeadingElement>(null)
  const isEditor = authorize(saveServiceImage.access, useSession()) === 'enter'
  const query = useApiQuery(imagesApi, 'listServiceImages')
  /** The service of each dialog stays while it closes. */
  const [dialog, setDialog] = useState<'edit' | 'remove'>()
  const [chosen, setChosen] = useState<Service>(services[0])
  const open = (next: typeof dialog, service: Service) => {
    setChosen(service)
    setDialog(next)
  }
  const close = () => setDialog(undefined)
  /** Removed pictures: with each, the button that had the focus is gone. */
  const [removedCount, setRemovedCount] = useState(0)
  useEffect(() => {
    if (removedCount > 0) heading.current?.focus()
  }, [removedCount])
  return (
    <Stack gap="md" as="section">
      <Heading ref={heading} level={2} size="title" tabIndex={-1}>
        {words.services.heading}
      </Heading>
      <Loaded query={query} title={words.services.notLoaded}>
        {({ images }) => {
          const imageOf = (service: Service) => images.find((each) => each.service === service.slug)
          return (
            <>
              <ul role="list" className={common.rows} aria-label={words.services.list}>
                {services.map((service) => (
                  <li key={service.slug} className={css.row}>
                    <Picture service={service} image={imageOf(service)} />
                    {isEditor && (
                      <Actions
                        name={service.name}
                        hasImage={imageOf(service) !== undefined}
                        onEdit={() => open('edit', service)}
                        onRemove={() => open('remove', service)}
                      />
                    )}
                  </li>
                ))}
              </ul>
              <PictureDialog
                isOpen={dialog === 'edit'}
                service={chosen}
                image={imageOf(chosen)}
                onClose={close}
              />
            </>
          )
        }}
      </Loaded>
      <RemovePicture
        // Gone at once after a removal: while its dialog ends, nothing outside takes the focus.
        key={removedCount}
        isOpen={dialog === 'remove'}
        service={chosen}
        onClose={close}
        onRemoved={() => {
          close()
          setRemovedCount((count) => count + 1)
        }}
      />
    </Stack>
  )
}

function Picture({ service, image }: { service: Service; image: ServiceImage | undefined }) {
  const { name, slug, href } = service
  return (
    <>
      {image ? (
        <img
          className={css.picture}
          src={image.url}
          alt={image.alt}
          width={image.width}
          height={image.height}
          loading="lazy"
        />
      ) : (
        <span className={css.noPicture} aria-hidden="true">
          {words.services.drawing}
        </span>
      )}
      <div className={common.rowText}>
        <Heading level={3} size="label">
          {name}
        </Heading>
        <Text size="small">{image ? <bdi>{image.alt}</bdi> : words.services.none}</Text>
        <Text size="small" tone="quiet">
          {words.services.shows} {words.subjects[slug]}
        </Text>
        <span className={css.meta}>
          {image && <span>{words.services.loads(sizeLabel(image.bytes))}</span>}
          <Link href={href} aria-label={words.services.pageLabel(name)}>
            {words.services.page}
          </Link>
        </span>
      </div>
    </>
  )
}

interface ActionsProps {
  name: string
  hasImage: boolean
  onEdit: () => void
  onRemove: () => void
}

const Actions = ({ name, hasImage, onEdit, onRemove }: ActionsProps) => (
  <div className={css.actions}>
    <Button
      variant="secondary"
      size="compact"
      aria-label={hasImage ? words.changeLabel(name) : words.addLabel(name)}
      onPress={onEdit}
    >
      {hasImage ? words.change : words.add}
    </Button>
    {hasImage && (
      <Button variant="quiet" size="compact" aria-label={words.remove.ariaLabel(name)} onPress={onRemove}>
        {words.remove.label}
      </Button>
    )}
  </div>
)
