/** Compiled from frame.mjml by frame.test.ts. */
export const letterFrame = `<!doctype html><html lang="und" dir="auto" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>[[subject]]</title><!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]--><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a { padding: 0; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; -ms-text-size-adjust: 100%; }
table, td { border-collapse: collapse; mso-table-lspace: 0pt; mso-table-rspace: 0pt; }
img { border: 0; height: auto; line-height: 100%; outline: none; text-decoration: none; -ms-interpolation-mode: bicubic; }
p { display: block; margin: 13px 0; }
</style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
  <o:AllowPNG/>
  <o:PixelsPerInch>96</o:PixelsPerInch>
</o:OfficeDocumentSettings>
</xml>
</noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">
.mj-outlook-group-fix { width:100% !important; }
</style>
<![endif]-->
<style type="text/css">@media only screen and (min-width:480px) { .mj-column-per-100 { width:100% !important; max-width:100%; }  }</style><style media="screen and (min-width:480px)">.moz-text-html .mj-column-per-100 { width:100% !important; max-width:100%; } </style><style type="text/css">:root {
        color-scheme: light dark;
        supported-color-schemes: light dark;
      }
      .words div,
      .words td,
      .words a {
        overflow-wrap: anywhere;
      }
      .words a {
        color: [[link]];
      }
      @media (prefers-color-scheme: dark) {
        body,
        .desk,
        .desk table {
          background-color: #15181c !important;
        }
        .paper,
        .paper table {
          background-color: #1e2228 !important;
        }
        .words div,
        .words td {
          color: #ecebe6 !important;
        }
        .words a {
          color: [[darkLink]] !important;
        }
        .quiet div,
        .quiet td,
        .quiet a,
        .quiet span {
          color: #a9aeb5 !important;
        }
        .line {
          border-color: #3a4048 !important;
        }
        .mark {
          background-color: #ffffff !important;
        }
        .go td {
          background-color: [[darkButton]] !important;
        }
        .go a {
          color: #15181c !important;
          background-color: [[darkButton]] !important;
        }
      }</style><meta name="color-scheme" content="light dark" /> <meta name="supported-color-schemes" content="light dark" /></head><body style="word-spacing:normal;background-color:#f2f1ec;"><div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">[[preview]]</div><div aria-label="[[subject]]" aria-roledescription="email" class="desk" role="article" lang="und" dir="auto" style="background-color:#f2f1ec;"><!--[if mso | IE]><table border="0" cellpadding="0" cellspacing="0" role="presentation" bgcolor="#f2f1ec" align="center" width="600" class="desk-outlook" style="width:600px;"><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]--><div class="desk" style="background:#f2f1ec;background-color:#f2f1ec;margin:0px auto;max-width:600px;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" align="center" style="background:#f2f1ec;background-color:#f2f1ec;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:24px 0 0;text-align:center;"><!--[if mso | IE]><table border="0" cellpadding="0" cellspacing="0" role="presentation"><tr><![endif]--><!--[if mso | IE]><td style="vertical-align:top;width:600px;"><![endif]--><div class="mj-outlook-group-fix mj-column-per-100" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"><tbody><tr><td style="vertical-align:top;padding:0;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"><tbody></tbody></table></td></tr></tbody></table></div><!--[if mso | IE]></td><![endif]--><!--[if mso | IE]></tr></table><![endif]--></td></tr></tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--><!--[if mso | IE]><table border="0" cellpadding="0" cellspacing="0" role="presentation" bgcolor="#ffffff" align="center" width="600" class="paper-outlook" style="width:600px;"><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]--><div class="paper" style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" align="center" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:0;text-align:center;"><!--[if mso | IE]><table border="0" cellpadding="0" cellspacing="0" role="presentation"><tr><![endif]--><!--[if mso | IE]><td style="vertical-align:top;width:600px;"><![endif]--><div class="mj-outlook-group-fix mj-column-per-100" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"><tbody><tr><td style="vertical-align:top;padding:0;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"><tbody><tr><td align="left" class="words" style="font-size:0px;padding:24px 24px 16px;word-break:break-word;"><table border="0" cellpadding="0" cellspacing="0" width="100%" style="color:#15181c;font-family:Segoe UI, Helvetica, Arial, sans-serif;font-size:18px;line-height:24px;table-layout:auto;width:100%;border:none;"><tr><td width="[[logoCell]]" style="width: [[logoCell]]px; padding: 0"><a href="[[siteUrl]]" style="text-decoration: none"><img class="mark" src="cid:[[logo]]" width="[[logoWidth]]" height="[[logoHeight]]" alt="[[shop]]" style="display: block; border: 0; border-radius: 6px; background-color: #ffffff" /></a></td><!-- begin:named --><td style="padding: 0; font-weight: 600">[[shop]]</td><!-- end:named --></tr></table></td></tr><tr><td align="left" class="words" style="font-size:0px;padding:0 24px 16px;word-break:break-word;"><div style="font-family:Segoe UI, Helvetica, Arial, sans-serif;font-size:22px;font-weight:600;line-height:28px;text-align:left;color:#15181c;">[[subject]]</div></td></tr><!-- begin:before --><tr><td align="left" class="words" style="font-size:0px;padding:0 24px 16px;word-break:break-word;"><div style="font-family:Segoe UI, Helvetica, Arial, sans-serif;font-size:16px;line-height:24px;text-align:left;color:#15181c;">[[html]]</div></td></tr><!-- end:before --><!-- begin:table --><tr><td align="left" class="words" style="font-size:0px;padding:0 24px 16px;word-break:break-word;"><table border="0" cellpadding="0" cellspacing="0" width="100%" style="color:#15181c;font-family:Segoe UI, Helvetica, Arial, sans-serif;font-size:15px;line-height:22px;table-layout:auto;width:100%;border:none;"><!-- begin:goods --><tr><td class="line" style="\n                padding: 8px 12px 8px 0;\n                border-top: 1px solid #dddcd4;\n                overflow-wrap: anywhere;\n                word-break: break-word;\n              "><b>[[part]]</b><br />[[title]]
            </td><td class="line" align="right" style="padding: 8px 12px 8px 0; border-top: 1px solid #dddcd4; white-space: nowrap; vertical-align: top">
              [[pieces]]
            </td><td class="line" align="right" style="padding: 8px 0; border-top: 1px solid #dddcd4; white-space: nowrap; vertical-align: top">
              [[sum]]
            </td></tr><!-- end:goods --><!-- begin:sums --><tr><td class="line" colspan="2" style="padding: 6px 12px 6px 0; border-top: 1px solid #dddcd4">[[name]]</td><td class="line" align="right" style="padding: 6px 0; border-top: 1px solid #dddcd4; white-space: nowrap; vertical-align: top">
              [[sum]]
            </td></tr><!-- end:sums --><!-- begin:total --><tr><td class="line" colspan="2" style="padding: 10px 12px 6px 0; border-top: 2px solid #15181c; font-weight: 600; font-size: 17px">
              [[name]]
            </td><td class="line" align="right" style="\n                padding: 10px 0 6px;\n                border-top: 2px solid #15181c;\n                font-weight: 600;\n                font-size: 17px;\n                white-space: nowrap;\n                vertical-align: top;\n              ">
              [[sum]]
            </td></tr><!-- end:total --><!-- begin:vat --><tr class="quiet"><td colspan="2" style="padding: 0 12px 0 0; font-size: 13px; color: #5b6169"><span style="color: #5b6169">[[name]]</span></td><td align="right" style="padding: 0; font-size: 13px; color: #5b6169; white-space: nowrap; vertical-align: top"><span style="color: #5b6169">[[sum]]</span></td></tr><!-- end:vat --></table></td></tr><!-- end:table --><!-- begin:after --><tr><td align="left" class="words" style="font-size:0px;padding:0 24px 16px;word-break:break-word;"><div style="font-family:Segoe UI, Helvetica, Arial, sans-serif;font-size:16px;line-height:24px;text-align:left;color:#15181c;">[[html]]</div></td></tr><!-- end:after --><!-- begin:button --><tr><td align="left" vertical-align="middle" class="go" style="font-size:0px;padding:8px 24px 24px;word-break:break-word;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"><tbody><tr><td align="center" bgcolor="[[accent]]" role="presentation" valign="middle" style="border:none;border-radius:8px;cursor:auto;mso-padding-alt:14px 24px;background:[[accent]];"><a href="[[url]]" target="_blank" style="display:inline-block;background:[[accent]];color:#ffffff;font-family:Segoe UI, Helvetica, Arial, sans-serif;font-size:16px;font-weight:600;line-height:20px;margin:0;text-decoration:none;text-transform:none;padding:14px 24px;mso-padding-alt:0px;border-radius:8px;">[[label]]</a></td></tr></tbody></table></td></tr><!-- end:button --><!-- begin:last --><tr><td align="left" class="words quiet" style="font-size:0px;padding:0 24px 16px;word-break:break-word;"><div style="font-family:Segoe UI, Helvetica, Arial, sans-serif;font-size:14px;line-height:20px;text-align:left;color:#5b6169;">[[html]]</div></td></tr><!-- end:last --></tbody></table></td></tr></tbody></table></div><!--[if mso | IE]></td><![endif]--><!--[if mso | IE]></tr></table><![endif]--></td></tr></tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--><!--[if mso | IE]><table border="0" cellpadding="0" cellspacing="0" role="presentation" bgcolor="#f2f1ec" align="center" width="600" class="desk-outlook" style="width:600px;"><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]--><div class="desk" style="background:#f2f1ec;background-color:#f2f1ec;margin:0px auto;max-width:600px;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" align="center" style="background:#f2f1ec;background-color:#f2f1ec;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:0;text-align:center;"><!--[if mso | IE]><table border="0" cellpadding="0" cellspacing="0" role="presentation"><tr><![endif]--><!--[if mso | IE]><td style="vertical-align:top;width:600px;"><![endif]--><div class="mj-outlook-group-fix mj-column-per-100" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"><tbody><tr><td style="vertical-align:top;padding:0;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"><tbody><tr><td align="left" class="words quiet" style="font-size:0px;padding:16px 24px 32px;word-break:break-word;"><div style="font-family:Segoe UI, Helvetica, Arial, sans-serif;font-size:13px;line-height:20px;text-align:left;color:#5b6169;"><a href="[[siteUrl]]" style="color: #5b6169">[[shop]]</a><!-- begin:phone --> ·
          <a href="tel:[[phoneDigits]]" style="color: #5b6169; white-space: nowrap">[[phone]]</a><!-- end:phone --></div></td></tr></tbody></table></td></tr></tbody></table></div><!--[if mso | IE]></td><![endif]--><!--[if mso | IE]></tr></table><![endif]--></td></tr></tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></div></body></html>`;
