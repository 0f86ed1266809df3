import { ArrowLeftOutlined, ArrowRightOutlined, UploadOutlined } from '@ant-design/icons';
import { photosMax } from '@farad/contract/office/catalogue/products';
import { photoOf } from '@farad/domain/site';
import { Button, Card, Empty, Flex, Popconfirm, Skeleton, Typography, Upload } from 'antd';
import { Link, useParams } from 'react-router';

import { answerOf, sendFile } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { isPhoto, moved } from './photo-order.ts';

const added = { done: 'backOfficeQueues.photoAdded', notDone: 'backOfficeQueues.photoNotAdded' } as const;
const changed = { done: 'backOfficeQueues.photosUpdated', notDone: 'backOfficeQueues.photosNotUpdated' } as const;

/** Screen to add, reorder and remove the photos of one product. */
export function ProductPhotosPage() {
  const { t, locale } = useWords();
  const { api, place } = useOffice();
  const { seo = '' } = useParams();
  const product = useCall('product', { seo });
  const touched = answersOf.products;
  const add = useChange(
    added,
    async (file: File) => {
      if (!isPhoto(file)) throw new Error(t('forms.imageOnly'));
      await sendFile(place.api, `/catalog/products/${encodeURIComponent(seo)}/images`, file, locale);
    },
    touched,
  );
  const order = useChange(
    changed,
    (images: readonly string[]) => answerOf(api.orderProductImages({ seo, body: { images: [...images] } })),
    touched,
  );
  const remove = useChange(
    changed,
    (image: string) => answerOf(api.deleteProductImage({ seo, body: { image } })),
    touched,
  );
  if (product.error !== null) return <CallFailed error={product.error} onRetry={() => void product.refetch()} />;
  if (product.data === undefined) return <Skeleton active />;
  const { images, mpn, title } = product.data.product;
  const isBusy = add.isPending || order.isPending || remove.isPending || product.isFetching;
  return (
    <>
      <PageHead title={`${mpn}: ${t('backOfficeQueues.photos')}`}>
        <Upload
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          showUploadList={false}
          beforeUpload={(file) => {
            add.mutate(file);
            return false;
          }}
          disabled={isBusy || images.length >= photosMax}
        >
          <Button
            type="primary"
            icon={<UploadOutlined />}
            loading={add.isPending}
            disabled={images.length >= photosMax}
          >
            {t('backOfficeQueues.addPhoto')}
          </Button>
        </Upload>
      </PageHead>
      <Typography.Paragraph>
        {title} ·{' '}
        <Link to="/photos" className="office-within">
          {t('backOfficeQueues.otherProduct')}
        </Link>
      </Typography.Paragraph>
      <Typography.Paragraph type="secondary">
        {t('backOfficeQueues.photosLead', { most: photosMax })}
      </Typography.Paragraph>
      {images.length === 0 ? <Empty description={t('backOfficeQueues.noPhotos')} /> : null}
      <Flex wrap gap={12} role="list">
        {images.map((image, at) => (
          <Card key={image} size="small" role="listitem" className="w-200">
            <img
              src={`${place.site}${photoOf(image)?.preview ?? image}`}
              alt={t('backOfficeQueues.photoOf', { number: at + 1, mpn })}
              className="office-photo"
            />
            <Flex gap={4} justify="space-between" className="above-8">
              <Button
                size="small"
                icon={<ArrowLeftOutlined />}
                aria-label={t('backOfficeQueues.earlier', { number: at + 1 })}
                disabled={isBusy || at === 0}
                onClick={() => order.mutate(moved(images, at, at - 1))}
              />
              <Button
                size="small"
                icon={<ArrowRightOutlined />}
                aria-label={t('backOfficeQueues.later', { number: at + 1 })}
                disabled={isBusy || at === images.length - 1}
                onClick={() => order.mutate(moved(images, at, at + 1))}
              />
              <Popconfirm title={t('backOfficeQueues.removePhotoQuestion')} onConfirm={() => remove.mutate(image)}>
                <Button size="small" danger disabled={isBusy}>
                  {t('backOfficeQueues.removePhoto')}
                </Button>
              </Popconfirm>
            </Flex>
          </Card>
        ))}
      </Flex>
    </>
  );
}
