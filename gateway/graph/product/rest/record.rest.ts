import type { ProductRecord } from '@storefront/schema/rest/product.ts';
import { contactUrlOf } from '@storefront/domain/contact/contact-url.rules.ts';
import type { PartyRecord } from '@storefront/schema/rest/product/makers.ts';
import { pathOf } from '@storefront/domain/paths.rules.ts';
import { isDocumentUrl } from '@storefront/domain/product/documents.rules.ts';
import { countOf, listOf, textOf } from '../../../upstream/contract/values.ts';
import { pricing } from '../../money/money.rules.ts';
import { gramsOf, timeOf } from '../metadata/metadata.rules.ts';
import { saleOf, storeLevelsOf, toCore, toModifier, toVariant } from './parts.rest.ts';
import { sortImages, type Party, type ProductDetail } from '../product.rules.ts';
import type { PhotometryRecord } from '@storefront/schema/rest/product/documents.ts';
import type { LightSummary } from '@storefront/domain/photometry/light-summary.rules.ts';
import { documentKinds, DOCUMENTS_MAXIMUM } from '@storefront/domain/product/documents.data.ts';
import type { ProductFiles } from '../documents/documents.rules.ts';

export function toDetail(record: ProductRecord, pricesIncludeVat: boolean): ProductDetail {
  const price = pricing(pricesIncludeVat);
  const { warranty } = record;
  const variants = listOf(record.variants, 'id', toVariant(price, record));
  return {
    ...toCore(record, price),
    ...saleOf(record.sale, price),
    ...storeLevelsOf(record),
    images: sortImages(
      listOf(record.images, 'id', ({ id, url_standard, url_thumbnail, description, sort_order }) => ({
        id,
        url: url_standard,
        thumbnailUrl: url_thumbnail || null,
        description: textOf(description),
        sortOrder: countOf(sort_order),
      })),
      variants,
    ),
    variants,
    modifiers: listOf(record.modifiers, 'id', toModifier(price)),
    customFields: (record.custom_fields ?? []).map(({ name, value }) => ({ name, value: String(value) })),
    description: textOf(record.description),
    warning: textOf(record.warning),
    warranty: {
      boxContains: warranty?.box_contains ?? [],
      usefulInformation: textOf(warranty?.useful_information),
      documents: (warranty?.technical_information ?? [])
        .filter(({ url }) => isDocumentUrl(url))
        .map(({ url, text }) => ({ url, text })),
    },
    ...filesOf(record),
    manufacturer: partyOf(record.manufacturer),
    responsiblePerson: partyOf(record.responsible_person),
    rangePath: rangePathOf(record.range_view_url ?? ''),
    breadcrumb: (record.breadcrumb ?? []).map(({ name, url }) => ({ name, path: pathOf(url) })),
    relatedCategoryId: countOf(record.related_products_category),
    gtin: textOf(record.gtin),
    weightGrams: gramsOf(record.weight),
    pageTitle: textOf(record.page_title),
    metaDescription: textOf(record.meta_description),
    createdAt: timeOf(record.date_created),
    updatedAt: timeOf(record.date_modified),
  };
}

function partyOf(record: PartyRecord | null | undefined): Party | null {
  if (!record) return null;
  const { name, postal_address, contact } = record;
  return { name, postalAddress: postal_address || null, contactUrl: contactUrlOf(contact ?? '') };
}

/** With its query string; null for none. A path with a query string keeps its last slash or does without. */
export function rangePathOf(url: string): string | null {
  const [path = '', query = ''] = url.split(/\?(.*)/, 2);
  const local = query === '' ? pathOf(path) : `/${path.replace(/^\/+/, '')}`;
  if (local === '/') return null;
  return query === '' ? local : `${local}?${query}`;
}

const OTHER = documentKinds.find(({ kind }) => kind === 'other') ?? documentKinds[0];

function filesOf({ documents, photometry }: ProductRecord): ProductFiles {
  const shown = (documents ?? [])
    .filter(({ url }) => isDocumentUrl(url))
    .slice(0, DOCUMENTS_MAXIMUM)
    .map((record) => {
      const { kind, label } = documentKinds.find((known) => known.kind === record.kind) ?? OTHER;
      const size = Math.trunc(record.bytes ?? 0);
      return { kind, name: record.name || label, url: record.url, bytes: size > 0 ? size : null };
    });
  return { ...(shown.length > 0 && { documents: shown }), ...(photometry && { photometry: toLight(photometry) }) };
}

const toLight = (record: PhotometryRecord): LightSummary => ({
  lumens: record.total_lumens,
  peakCandela: record.peak_candela,
  candelaBelow: record.candela_below,
  beamAngles: [angleOf(record.beam_angle), angleOf(record.beam_angle_across)],
  curves: record.curves,
});

const angleOf = (angle: number | null | undefined) => (angle && angle > 0 && angle <= 360 ? angle : null);
