import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { container } from '../../ui/Container.css.ts';
import { ActionParts } from './ActionParts.tsx';
import * as styles from './ComponentGallery.css.ts';
import { FeedbackParts } from './FeedbackParts.tsx';
import { FieldParts } from './FieldParts.tsx';
import { OverlayParts } from './OverlayParts.tsx';
import { ProductParts } from './ProductParts.tsx';

/** Every component of `web/ui` in all its states. Development only. */
export function ComponentGalleryPage() {
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta title="Component gallery" robots="noindex" />
      <h1>Component gallery</h1>
      <ActionParts />
      <FieldParts />
      <ProductParts />
      <FeedbackParts />
      <OverlayParts />
    </div>
  );
}
