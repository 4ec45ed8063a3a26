import type { DesignScene } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { DrawnCertificate } from '../../../designer/drawn-certificate.tsx'
import { printedRecord } from '../../../designer/printed-text.ts'
import { sampleValues } from '../../../designer/sample-values.ts'
import { SAMPLES } from '../../../designer/samples.ts'
import { useFonts } from '../../../designer/use-fonts.ts'
import { backgroundOf, fontsOf } from './fonts-and-background.ts'

type Props = { query: { key: readonly unknown[]; ask: () => Promise<DesignScene> }; name?: string }

const NOTHING = { fields: [] }

/** Preview of a design with a typical name. The element next to it has its name. */
export function DesignPicture({ query, name }: Props) {
  const scene = useQuery({ queryKey: query.key, queryFn: query.ask, staleTime: Number.POSITIVE_INFINITY })
  const usual = name === undefined ? SAMPLES.usual : { ...SAMPLES.usual, attendee_name: name }
  const sample = { ...usual, values: sampleValues(scene.data?.fields ?? [], []) }
  const record = printedRecord(sample, scene.data?.language ?? 'en')
  const isReady = useFonts(scene.data ? fontsOf(scene.data) : null, { layout: scene.data ?? NOTHING, record })
  if (!scene.data) return <Skeleton height={150} />
  return (
    <DrawnCertificate layout={scene.data} background={backgroundOf(scene.data)} record={record} isReady={isReady} />
  )
}
