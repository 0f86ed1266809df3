/** What is wrong with `of`, and what follows from it. `value`: seconds or per cent. */
type Sentence = (of: string, value: number) => string;

export interface Texts {
  readonly troubles: Readonly<
    Record<'searchBehind' | 'searchAway' | 'replicaBehind' | 'replicaAway' | 'heap' | 'disk', Sentence>
  >;
  readonly subject: string;
  readonly more: (url: string) => string;
}

export const texts: Texts = {
  troubles: {
    searchBehind: (of, value) =>
      `Arama katalogdan ${value} sn geride: ${of}. Alıcılar listelerde eski fiyat ve stok görüyor.`,
    searchAway: (of) => `Arama yanıt vermiyor: ${of}. Ürün sayfaları, sepet ve siparişler çalışıyor.`,
    replicaBehind: (of, value) => `Veritabanı kopyası ${value} sn geride: ${of}. Onun yerine ana sunucu okunuyor.`,
    replicaAway: (of) => `Veritabanı kopyası yanıt vermiyor: ${of}. Ana sunucu arızalanırsa yerine geçecek sunucu yok.`,
    heap: (of, value) =>
      `OpenSearch düğümünün Java belleği %${value} dolu: ${of}. Düğüme daha çok bellek verin ya da düğüm ekleyin.`,
    disk: (of, value) =>
      `OpenSearch düğümünün diski %${value} dolu: ${of}. Yer açın, yoksa arama yeni değişiklikleri öğrenemez.`,
  },
  subject: 'Mağaza sunucusunda sorun',
  more: (url) => `Ayrıntılar: ${url}`,
};
