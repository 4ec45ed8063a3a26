import type { Layout } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { dataAddress } from '../../../components/data-address.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'

const WIDTH = 800

type Props = { designId: number; layout: Layout; title: string }

/** A layout of a design as the service prints it, with a usual name. */
export function LayoutPicture({ designId, layout, title }: Props) {
  const picture = useQuery({
    queryKey: ['preview', designId, layout],
    queryFn: async ({ signal }) => {
      const file = await laurel.designs.preview({ design_id: designId, layout, width: WIDTH }, { signal })
      return dataAddress(await file.blob())
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (picture.isError) return <ProblemNote error={picture.error} retry={() => void picture.refetch()} />
  if (!picture.data) return <Skeleton height={130} />
  const { width, height } = layout.page
  return (
    <img className="printed-layout" src={picture.data} alt={title} style={{ aspectRatio: `${width} / ${height}` }} />
  )
}
