import type { DesignScene } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { DrawnCertificate } from '../../../designer/drawn-certificate.tsx'
import { printedRecord } from '../../../designer/printed-text.ts'
import { sampleValues } from '../../../designer/sample-values.ts'
import { useFonts } from '../../../designer/use-fonts.ts'
import { backgroundOf, fontsOf } from './fonts-and-background.ts'
import { useOwnSample } from './use-own-sample.ts'

type Props = { query: { key: readonly unknown[]; ask: () => Promise<DesignScene> } }

const NOTHING = { fields: [] }

/** Preview of a design with data of the organisation. The element next to it has its name. */
export function DesignPicture({ query }: Props) {
  const scene = useQuery({ queryKey: query.key, queryFn: query.ask, staleTime: Number.POSITIVE_INFINITY })
  const own = useOwnSample()
  const sample = { ...own, values: sampleValues(scene.data?.fields ?? [], []) }
  const record = printedRecord(sample, scene.data?.language ?? 'en')
  const isReady = useFonts(scene.data ? fontsOf(scene.data) : null, { layout: scene.data ?? NOTHING, record })
  if (!scene.data) return <Skeleton height={150} />
  return (
    <DrawnCertificate layout={scene.data} background={backgroundOf(scene.data)} record={record} isReady={isReady} />
  )
}
