import type { Translation } from '../translation.ts';
import type { listRefusals as russian } from '../../ru/shared/list-refusals.ts';

/** Why a file is no parts list, by the code of the refusal. */
export const listRefusals = {
  refused_picture: 'Bu bir resim. Tablo gerekiyor: listeyi programınızdan csv veya xlsx olarak kaydedin.',
  refused_pdf: 'Bu bir PDF. Tabloyu kopyalayıp metin olarak yapıştırın ya da csv veya xlsx çıktısı alın.',
  refused_board: 'Bu bir kart dosyası. Programdan malzeme listesini (BOM) dışa aktarın.',
  refused_gerber: 'Bu Gerber: kart katmanları, parça değil. Malzeme listesini (BOM) dışa aktarın.',
  refused_pick_and_place:
    'Bu yerleştirme koordinatları: satın alınacak parça içermiyor. Malzeme listesini (BOM) dışa aktarın.',
  refused_archive: 'Bu bir arşiv. Açıp listenin kendisini yükleyin.',
  refused_program: 'Bu bir program, liste değil.',
  refused_document: 'Bu bir metin belgesi. Tabloyu kopyalayıp metin olarak yapıştırın.',
  refused_empty: 'Dosya boş.',
  refused_encrypted: 'Dosya parolayla korunuyor. Parolayı kaldırıp yeniden yükleyin.',
  refused_broken: 'Dosya bozuk: yarım kalmış ya da türüne uymuyor. Yeniden kaydedin.',
  refused_too_large: 'Dosya çok büyük. Resimleri ve gereksiz sayfaları çıkarın ya da CSV olarak kaydedin.',
  refused_too_many_rows: 'Dosyada çok fazla satır var. Listeyi bölün.',
  refused_too_many_columns: 'Dosyada çok fazla sütun var. Yalnızca parçaları anlatanları bırakın.',
  refused_too_slow: 'Dosyanın okunması çok uzun sürüyor. Gereken sayfayı CSV olarak kaydedin.',
  refused_readme:
    'Bu bir proje açıklamasına (README) benziyor, liste değil. Malzeme listesini (BOM) yükleyin ya da parça satırlarını yapıştırın.',
  refused_price_list:
    'Bu bir fiyat ya da stok listesine benziyor: fiyatlar ve stoklar var, ama kaç parça gerektiği yazmıyor. Gereken satırları bırakıp “Miktar” sütunu ekleyin.',
  refused_search_results:
    'Bu bir satıcının sitesinden alınmış arama sonucuna benziyor: gerekenler değil, bulunanların tümü. Gereken satırları bırakıp “Miktar” sütunu ekleyin.',
  refused_text_without_parts:
    'Metinde parça bulunamadı. Her satıra bir parça yazın: miktar, parça numarası ya da kılıfıyla değer.',
} as const satisfies Translation<typeof russian>;
