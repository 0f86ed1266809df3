import type { BomField, ForeignDistributor } from './layout.ts';

/**
 * Header words → possible fields, likeliest first. The words are in the languages that lists come in, as `headerForm`
 * returns them. With several fields, the values of the column decide.
 */
const rows = `
mpn | mpn, manufacturermpn, manufacturerandmpn, mfrmpn, mfgmpn, makermpn, manupartno, manupartnumber, manupn, manupart, manufpartno, manufpartnumber, mfrno, mfgno, manfno, mnfno, mfrpn, mfgpn, manfpn, mfrpartno, mfgpartno, manfpartno, manpartno, manufacturerpartnumber, manufacturerpartno, manufacturerpn, manufacturerno, manufacturernumber, manufacturerpart, manufacturepartnumber, manufacturepartno, manufacturepart, mfrpart, mfgpart, mfrpartnumber, mfgpartnumber, mfpn, mfno, mpnno, makerpartnumber, vendorpartnumber, vendorpartno, vendorpn, typenumber, typeno, modelnumber, modelno, model, manufactureorderno
mpn | артикулпроизводителя, артикулизготовителя, партномер, парткод, партнамбер, номерпроизводителя, кодпроизводителя, кодизготовителя, номердетали, маркировка, типономинал, модель, номенклатура
mpn | herstellernummer, herstellernr, herstellerteilenummer, herstellerteilenr, herstellerartikelnummer, herstellerartikelnr, herstellernummerno, typbezeichnung
mpn | üreticiparçano, üreticiparçanumarası, üreticiparçakodu, üreticikodu
mpn | oznaczenieproducenta, numerproducenta, symbolproducenta
mpn | référencefabricant, reffabricant, referencefabricant
mpn | códigofabricante, codigofabricante, referenciafabricante, códigodofabricante, codicecostruttore, codiceproduttore, codproducator
mpn | 制造商零件编号, 制造商型号, 制造商料号, 制造商部件号, 制造商编号, 厂家型号, 厂商型号, 厂家料号, 厂商料号, 型号, 元件型号, 器件型号, 规格型号, 原厂型号, 物料型号, 品牌型号
mpn description | element, libellé, libelle, intitulé, intitule, benennung, nomprod, numeprod, numeprodus
mpn description | ad, adı, malzemeninadı, teil, teilebezeichnung, bauteilname, 配件名称, 项目, 部件名称, 零件名称, 材料名称, 产品名称, 元器件名称, 元器件, 配件, наименование, наименованиекомпонента, наименованиеэлемента, наименованиеиздания, название, элемент, изделие, позиция, компонент, товар, bezeichnung, bauteil, artikel, bauelement, parçaadı, malzemeadı, ürünadı, malzeme, parça, ürün, 名称, 品名, 物料名称, 元件名称, 器件名称, 商品名称, item, itemname, partname, componentname, product, productname, title
mpn description value designators | part
description mpn | descriptionpn, descriptionmpn, descriptionpartnumber, descriptionpartno, descriptionandpartnumber, device, devicename, libpart, libsource
mpn description quantity | nombre
mpn description | nome, nume, artículo, articulo, artigo, articolo, nazwa, název, nazev, naam, benaming, namn, benämning, navn, reper
mpn designators | обозначение, обозн
designators mpn | référence, références, réf, réfs
designators mpn description | bauteile, parts, component, components, componente, componentes, componenti, composant, composants, componentă, részegység, součástka, komponent, komponente, komponenty, pieza, piezas, peça, peças
mpn customer_number | codice, codicestandard, código, codigo, pn, pno, partno, partnumber, partnum, partnos, partnumbers, stockcode, orderingcode, orderingnumber, ordernumber, orderno, ordercode, productcode, productnumber, article, articleno, articlenumber, componentpartnumber, partreferencenumber, bauteilnummer, bauteilnr, артикул, заказнойномер, заказнойкод, teilenummer, teilenr, teileno, artikelnummer, artikelnr, artikelno, bestellnummer, bestellnr, parçano, parçanumarası, parçakodu, ürünkodu, stokkodu, malzemekodu, malzemeno, 零件编号, 零件号
value | value, val, values, nominal, номинал, номиналы, значение, номинальноезначение, wert, nennwert, değer, değeri, deger, 值, 元件值, 标称值, 阻值, 容值, 数值, partvalue, componentvalue
value mpn | comment, name, valuename, 参数, 参数值, 注释, designation, désignation
value | valeur, wartość, wartosc, valor, valores, valore, valoare, hodnota, waarde, värde, verdi, værdi, érték, arvo, 定数, 値
designators | identifier, identifiers, label, labels, refname, refnames, boardreference, boardreferences, boardref, boardrefs, reference, references, ref, refs, refdes, refdesignator, refdesignators, referencedesignator, referencedesignators, referencedesignation, referencedesignations, designator, designators, desig, partreference, partreferences, partref, location, locations, loc, customerno, position, positions, refs, refid, placement, locationdesignator, schematicreference
designators | поз, позобозначение, позиционноеобозначение, позиционныеобозначения, позиция, позобозн, позобозначения, позиции, рефдес, десигнатор, десигнаторы, обозначениенасхеме, обозначенияэлементов, обозначениепозиционное, позобознач
designators | referenz, referenzen, bauteilbezeichner, bauteilreferenz, platzierung, bestückungsplatz, positionsnummer, bezeichner, referenzbezeichner, pos
designators | rif, rifer, riferim, referință, referinta, referințe, referinte, sigla, sigle, referencia, referencias, referência, referências, designador, designadores, riferimento, riferimenti, repère, repères, repere, reperes, oznaczenie, oznaczenia, označení, oznaceni, beteckning, betegnelse, viite, 部品番号, 記号
designators | referans, referanslar, konum, konumu, tanımlayıcı, yerleşim, bileşenreferansı, refno
designators | 位号, 位置, 标号, 元件位号, 器件位号, 元件标号, 位置号, 标识, 元件编号, 装配位号, 焊接位置
quantity | qtoorder, qty, quan, quants, qtys, qnt, qnty, qtty, qtity, qte, qtee, qpa, quantityperpcb, qtyperassembly, quantityperassembly, qtyperassy, qtyassy, usage, useqty, usedqty, qtyused, bomqty, partqty, pcsqty, qtypcs, numberoff, noof, noofparts, numberof, howmany, needed, qtyneed, needqty, reqqty, qtyreq, requestedquantity, requestedqty, orderedquantity, qtyordered, quantityordered, cartqty, buyqty, quantityneeded, qtytobuy, qtytoorder, qtytotal, quantitytotal, totalquantity, boardqty, perboard, qtyperunit, quantity, quantities, orderqty, orderquantity, count, amount, quant, qtyperboard, quantityperboard, qtyperpcb, qtyboard, pcs, pieces, totalqty, requiredqty, qtyrequired, quantityrequired, numberofparts, partcount, partscount, componentcount, nofparts, qtyneeded, qtyno, designatorcount, number
quantity | норма, нормарасхода, количествонаизд, количествонаиздел, количествовсего, колнаисполнение, количествонаисполнение, количествовизделии, колвнаборе, колкомпонентов, колвокомпонентов, количествокомпонентов, кол1, колвовсхеме, колвонасхеме, кол, колнаплату, колнаизделие, колна1плату, колвона1плату, количествона1плату, колво, количество, шт, колвошт, количествошт, колвонаплату, колвоначплату, количествонаплату, колвонаизделие, количествонаизделие, кво, кволшт, квошт, колич, количнаизд, колшт, числошт, заказколво, штук, колвонаодноиздание, итого, всего
quantity | anzahl, menge, stück, stückzahl, stk, stueck, stueckzahl, anz, mengestk
quantity | quantité, quantite, quantités, qté, qtés, nbre, nombredepièces
quantity | cantidad, cantidades, cant, unidades, uds, quantidade, quantidades, qtde, qtd, quantità, quantita, qtà, pezzi, cantitate, bucăți, bucati, buc, aantal, stuks, antal, antall, mängd, kpl, määrä, počet, pocet, množství, mnozstvi, kusů, darab, mennyiség, 個数, 員数
quantity | sztuk, szt, sztuki, ilośćsztuk, liczba, liczbasztuk
quantity | ilość, ilosc, adet, miktar, miktarı, sayı, sayısı, adedi, toplamadet
quantity | 单板数量, 单块板数量, 单块板消耗数量, 单板消耗数量, 每板数量, 每板用量, 每块板数量, 单机数量, 单套数量, 数量, 用量, 个数, 物料数量, 数目, 单板用量, 单机用量, 总数, 总数量, 需求数量, 元件数量, 器件数量, 单套用量, 订购数量, 购买数量, 采购数量, 下单数量, 订货数量
package | footprint, package, housing, fp, casepackage, packagecase, case, pcbfootprint, patternname, pattern, size, pkg, packagetype, packagefootprint, footprintname, casesize, packagesize, landpattern, pcbdecal, decal, packagename, partpackage, componentpackage, partfootprint, componentfootprint, csz
package | корпус, типоразмер, футпринт, посадочноеместо, типкорпуса, исполнение, размер, конструктив, корпускомпонента
package | gehäuse, gehaeuse, bauform, gehäusetyp, gehäuseform
package | kılıf, kilif, paket, kılıftipi, kılıfı, ayakizi, kasa
package | boîtier, boitier, empreinte, obudowa, encapsulado, encapsulados, huella, contenitore, capsula, capsulă, pouzdro, behuizing, kapsling, tokozás, 外形
package | 封装, 封装形式, 封装规格, 封装类型, 元件封装, 器件封装, 尺寸
maker | manufacturer, manufacturers, manu, manuf, manufr, mfgr, manfacturer, manf, mfr, mfg, mnf, brand, maker, make, manufacture, manufacturername, mfrname, mfgname, mf, producer, manufacturedby, vendor, vendors, vendorname, brandname
maker | производитель, изготовитель, фирма, бренд, фирмаизготовитель, фирмапроизводитель, произв, предприятиеизготовитель, поставщикизготовитель, вендор, марка, заводизготовитель
maker | изготовительназвание, изготовительнаименование, производительназвание, производительнаименование
mpn | изготовительартикул, изготовительномер, производительартикул, производительномер, производительмаркировка, herstellernummer
maker | hersteller, herstellername, marke, fabrikat
maker | üretici, marka, üreticifirma, uretici, üreticiadı, imalatçı
maker | fabricant, producent, fabricante, produttore, costruttore, producător, producator, výrobce, vyrobce, fabrikant, tillverkare, gyártó, valmistaja, メーカー
maker | 制造商, 品牌, 厂家, 厂商, 生产厂家, 制造厂商, 生产商, 制造厂家, 品牌厂家, 生产厂商, 厂牌
description | additionalinfo, additionalinformation, zusatzinfo, zusatzinformation, ekbilgi, доппараметры, properties, property, plainname, commonname, description, desc, descr, descriptions, partdescription, details, detail, itemdescription, specification, spec, specifications, fullname, longdescription, descriptionvalue, parameters
description | описание, характеристики, характеристика, полноенаименование, наименованиеполное, параметры, техническиехарактеристики, техническоеописание, спецификация, наименованиеитип, назначение
description | opis, descripción, descripcion, descrição, descricao, descrizione, descriere, popis, omschrijving, beskrivning, beskrivelse, kuvaus, leírás, détail, détails, caractéristiques, características, caratteristiche, 品名規格
description | beschreibung, artikelbeschreibung, spezifikation, technischedaten, langtext
description | açıklama, aciklama, tanım, tanımı, açıklaması, özellik, özellikler, malzemetanımı
description | 描述, 说明, 规格, 规格描述, 规格参数, 详细描述, 物料描述, 元件描述, 参数描述, 产品描述, 物料规格
type mpn | elementtype, componentclass, type, parttype, componenttype, kind, category, partcategory, devicetype, family, valuetype, class, тип, типкомпонента, вид, категория, группа, класс, типэлемента, видэлемента, серия, typ, art, kategorie, categoría, categoria, catégorie, kategoria, clasă, clase, bauteiltyp, tip, tür, kategori, türü, tipi, 类型, 类别, 分类, 种类, 元件类型
tolerance | tolerance, tol, tolerances, accuracy, precision, допуск, точность, погрешность, toleranz, genauigkeit, tolerans, hassasiyet, 精度, 误差, 公差
voltage | voltage, voltagerating, ratedvoltage, volt, workingvoltage, vrating, maxvoltage, напряжение, номинальноенапряжение, рабочеенапряжение, вольт, spannung, nennspannung, spannungsfestigkeit, gerilim, voltaj, voltaji, çalışmagerilimi, 电压, 耐压, 额定电压, 工作电压
dnp | dnp, dnf, dni, dns, nostuff, noinstall, notinstalled, notpopulated, notplaced, fitstatus, populated, installed, donotstuff, donotmount, nopop, populate, fitted, nofit, donotpopulate, donotfit, donotplace, donotinstall, notfitted, dnm, nopopulate, excludefrombom, excludedfrombom, mount, mounted, assembly, assy, assemble, stuff, stuffing, variant, jlcassembly, notmounted, install, pop, fit, fitting
dnp | наличиекомпонента, неставить, немонтируется, незапаивать, неустановлен, установлен, неуст, неустанавливать, ну, установка, устанавливать, монтаж, немонтировать, неустанавливается
dnp | nichtbestücken, nichtbestückt, bestücken, bestückt, bestückung, bestueckung, takılmayacak, takılacak, montaj, takma, dizilmeyecek, 不贴, 是否贴片, 贴装, 是否焊接, 不焊接, 不贴片, 是否安装
shop_number | shopnumber, номервмагазине, mağazanumarası, farad, faradno, faradid, faradnumber, faradcode, faradpartno, faradpartnumber, faradsku, фарад, артикулфарад, кодфарад, номерфарад, кодтоварафарад, faradkodu, faradürünkodu, faradartikelnummer, faradbestellnummer
foreign_number | supplierandref, supplierandreference, supplierref, distributorpartnum, supplierpartnum, vendorpartnum, distpartnum, distpartnumber, distributorordernumber, distributorsku, sfsku, sfid, supplierreference, distributorref, distributorreference, vendorref, vendorreference, coddistrib, coddistribuitor, codfurnizor, códigoproveedor, codigoproveedor, códigodistribuidor, codigodistribuidor, códigofornecedor, codigofornecedor, codicefornitore, codefournisseur, référencefournisseur, referencefournisseur, réffournisseur, reffournisseur, partnumbersupplier, sourcepartnumber, sourcepn, orderingcodesupplier, aliexpress, supplierpart, supplierpartno, supplierpartnumber, supplierpn, supplierno, suppliernumber, suppliercode, suppliersku, supplierordernumber, distributorpart, distributorpartno, distributorpartnumber, distributorpn, distributorno, distributorcode, sku, vendorno, vendorsku, vendorcode, distpartno, distpn, catalogno, catalognumber, catalogpartnumber, catno, артикулпоставщика, кодпоставщика, номерпоставщика, кодтовара, номенклатурныйномерпоставщика, lieferantennummer, lieferantenartikelnummer, lieferantennr, lieferantenartikelnr, lieferantenteilenummer, distributornummer, tedarikçikodu, tedarikçiparçano, tedarikçino, 供应商编号, 供应商料号, 供应商型号, 供应商零件编号, 供应商物料编号, 供应商器件编号, 商品编号, 立创编号, 商城编号
customer_number | prodid, customerpartnumber, customerpartno, customerpn, customerreference, customerref, cpn, ipn, internalpartnumber, internalpartno, internalpn, companypartno, companypn, yourpartno, ourpartno, housepartnumber, hpn, designitemid, libref, libraryref, libraryreference, itemcode, materialcode, materialno, materialnumber, erpcode, sapno, sapcode, внутреннийномер, внутреннийкод, нашартикул, нашкод, кодклиента, артикулклиента, номенклатурныйномер, инвентарныйномер, кодматериала, код1с, код, шифр, kundennummer, kundenartikelnummer, kundenteilenummer, interneteilenummer, internenummer, internenr, materialnummer, sachnummer, müşteriparçano, müşterikodu, içparçano, dahilikod, 客户料号, 物料编码, 物料编号, 内部料号, 料号, 客户编号, 编码
alternate | analogue, analogues, analog, alternate, alternates, alternative, alternatives, alternatepart, alternatepartnumber, alternatempn, alternativempn, altmpn, altpart, altpn, alt, substitute, substitutes, replacement, secondsource, equivalent, crossreference, cross, аналог, аналоги, замена, замены, допустимаязамена, допзамена, возможнаязамена, альтернатива, alternativteil, ersatz, ersatztyp, ersatzteil, alternatif, muadil, muadili, eşdeğer, eşdeğeri, yedek, 替代, 替代料, 替代型号, 可替代型号, 代用料, 备选, 备选型号
pack_size | packsize, packagequantity, packqty, packquantity, spq, standardpackage, standardpackqty, reelqty, reelsize, кратность, нормаупаковки, вупаковке, количествовупаковке, verpackungseinheit, ve, vpe, paketadedi, ambalajadedi, paketmiktarı, 最小包装, 包装数量, 标准包装
target_price | targetprice, targetcost, target, maxprice, desiredprice, целеваяцена, желаемаяцена, ценацелевая, ценажелаемая, предельнаяцена, zielpreis, wunschpreis, richtpreis, hedeffiyat, hedeffiyatı, 目标价, 目标价格, 期望价格
datasheet | distributorlink, distributorpartlink, supplierlink, supplierpartlink, vendorlink, buylink, purchaselink, 购买链接, enlace, enlaces, lien, liens, collegamento, odkaz, länk, datasheet, datasheets, datasheeturl, datasheetlink, pdf, link, url, documentation, hyperlink, weblink, helpurl, componentlink1url, даташит, документация, ссылка, datenblatt, veriföyü, teknikdoküman, bağlantı, 数据手册, 规格书, 链接, 资料
document | документнапоставку, обозначениедокументанапоставку, обозначениедокумента, документ, документы, ту, гост, туилигост, гостилиту, гостту, тугост, нд, нтд, нормативныйдокумент, обозначениету, обозначениендилиту, номерту, техническиеусловия, стандарт, valuetechreq, techreq
note | comentario, comentarios, comentário, comentários, observación, observaciones, observaçao, observação, observações, nota, notas, uwagi, remarque, remarques, commentaire, commentaires, osservazioni, commenti, poznámka, poznámky, opmerking, opmerkingen, anmärkning, megjegyzés, observații, 備考
note | note, notes, remark, remarks, comments, usercomment, annotation, instructions, примечание, примечания, прим, примеч, комментарий, комментарии, пояснение, заметка, заметки, bemerkung, bemerkungen, anmerkung, anmerkungen, hinweis, kommentar, notiz, not, notlar, yorum, açıklamalar, 备注, 注意, 附注, 备注说明
`;

/** Headers of columns with one property of the part, in addition to its description. */
export const sideDescriptions: ReadonlySet<string> = new Set([
  'power',
  'wattage',
  'powerrating',
  'rating',
  'ratings',
  'dielectric',
  'tempco',
  'temperaturecoefficient',
  'мощность',
  'номинальнаямощность',
  'диэлектрик',
  'тке',
  'группатке',
  'leistung',
  'dielektrikum',
  'güç',
  'güçdeğeri',
  'dielektrik',
  '功率',
  '额定功率',
  '材质',
  '介质',
]);

export const headerFields: ReadonlyMap<string, readonly BomField[]> = new Map([
  ...[...sideDescriptions].map((word): readonly [string, readonly BomField[]] => [word, ['description']]),
  ...rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [fields = '', words = ''] = row.split(' | ');
      return words.split(', ').map((word) => [word, fields.split(' ') as readonly BomField[]] as const);
    }),
]);

/** Distributor names in headers and in supplier columns. */
export const distributorNames: readonly (readonly [ForeignDistributor, readonly string[]])[] = [
  ['lcsc', ['lcsc', 'jlc', 'jlcpcb', 'szlcsc', 'лцсц', '立创', '嘉立创', '立创商城']],
  ['digikey', ['digikey', 'dk', 'digikeycom', 'диджикей', 'дигикей', '得捷']],
  ['mouser', ['mouser', 'mouserelectronics', 'маузер', 'моузер', '贸泽']],
  ['farnell', ['farnell', 'element14', 'e14', 'premierfarnell', 'фарнелл', '易络盟']],
  ['rs', ['rs', 'rscomponents', 'rsonline', 'radiospares', 'rsstock', '欧时']],
  ['arrow', ['arrow', 'arrowelectronics', 'verical', '艾睿']],
  ['tme', ['tme', 'tmeeu', 'тме']],
  ['chipdip', ['chipdip', 'chipanddip', 'чипидип', 'чипдип']],
  ['promelec', ['promelec', 'промэлектроника', 'промэлектр', 'промэлек']],
];

/** Words that may follow a distributor's name (in Russian, precede it). */
export const distributorSuffixes: readonly string[] = [
  '',
  'no',
  'pn',
  'pno',
  'on',
  'p',
  'part',
  'partno',
  'partnumber',
  'partnum',
  'vendor',
  'vendorno',
  'vp',
  'vpno',
  'vpn',
  'num',
  'number',
  'sku',
  'oc',
  'code',
  'ordercode',
  'orderno',
  'id',
  'stockno',
  'ref',
  'catno',
  'компонент',
  'артикул',
  'код',
  'номер',
  'nr',
  'nummer',
  'bestellnummer',
  'artikelnummer',
  'artikelnr',
  'bestellnr',
  'kodu',
  'ürünkodu',
  'numarası',
  '编号',
  '料号',
  '商品编号',
  '元件编号',
  '元器件编号',
];

/**
 * Names of shops whose numbers cannot be converted to makers' numbers. A column with such a name contains numbers of a
 * shop, not of makers.
 */
export const otherShops: readonly string[] = [
  'reichelt',
  'conrad',
  'pollin',
  'distrelec',
  'buerklin',
  'bürklin',
  'rutronik',
  'avnet',
  'newark',
  'futureelectronics',
  'tayda',
  'компэл',
  'платан',
  'элитан',
  'терраэлектроника',
  'adafruit',
  'sparkfun',
  'pololu',
  'seeed',
  'seeedstudio',
  'elecrow',
  'pimoroni',
  'pishop',
  'jameco',
  'amazon',
  'banggood',
  'aliexpress',
];

/** Headers of the column that names the seller, next to a column with the seller's numbers. */
export const supplierWords: ReadonlySet<string> = new Set([
  'supplier',
  'suppliers',
  'suppliername',
  'distributor',
  'distributorname',
  'distributer',
  'distributors',
  'vendor',
  'vendors',
  'vendorname',
  'seller',
  'sellers',
  'store',
  'stores',
  'source',
  'shop',
  'поставщик',
  'продавец',
  'магазин',
  'дистрибьютор',
  'lieferant',
  'fournisseur',
  'proveedor',
  'fornecedor',
  'fornitore',
  'distribuidor',
  'distribuitor',
  'furnizor',
  'dostawca',
  'sklep',
  'dodavatel',
  'leverancier',
  'leverantör',
  'händler',
  'tedarikçi',
  'satıcı',
  '供应商',
  '分销商',
]);

/** Extra words that do not change the field: `QTY Full`, `Preferred MPN`. */
export const freeWords: ReadonlySet<string> = new Set(
  'full main primary preferred approved recommended example sample suggested typical default first 1st selected bom list board pcb assembly assy channel ctm only old new all each used основной основная осн'.split(
    ' ',
  ),
);

/** Header words of columns with other numbers than the quantity per board: `Min Qty`, `Qty in stock`. */
export const otherCountWords: ReadonlySet<string> = new Set(
  'min minimum max maximum stock instock available availability avail pack reel tape tray mult multiple moq spq backorder backordered shipped price break onhand warehouse free lot owned have left minqty мин макс склад складе остаток наличии резерв упаковке кратность stokta min. depo lager'.split(
    ' ',
  ),
);

/** Words for fitting in the header of a variant's column: `V1.dnp`, `DNP_V1`. */
export const leftOutWords: ReadonlySet<string> = new Set(['dnp', 'dnf', 'dni', 'nopop', 'fitted', 'populate']);
